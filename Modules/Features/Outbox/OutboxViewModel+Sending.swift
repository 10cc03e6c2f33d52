internal import ChangeDelivery
internal import Models
internal import Persistence

extension OutboxViewModel {
    /// Sends all that waits now, also what was refused, one book after the other. What cannot be sent still waits, and
    /// ``OutboxState/failures`` says why. Canceling the task ends it, which is no failure.
    package func retry() async {
        guard state.sending == nil else { return }
        forgetOutcome()
        let before = state.rows.count { $0.entry != nil }
        var books: [String] = []
        for row in state.rows where row.entry != nil && !books.contains(row.book) { books.append(row.book) }
        for book in books where !Task.isCancelled { await send(book) }
        state.sending = nil
        reload()
        guard before > 0, !Task.isCancelled else { return }
        let left = state.rows.count { $0.entry != nil }
        state.done = "\(max(0, before - left)) of \(before.counted("change")) sent."
    }

    private func send(_ book: String) async {
        state.sending = book
        state.failures[book] = nil
        state.failures[book] = await delivery.sendAll(of: book)
    }
}
