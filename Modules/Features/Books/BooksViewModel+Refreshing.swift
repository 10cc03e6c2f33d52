internal import AddressBooks
internal import Models
internal import Persistence
internal import Sync

extension BooksViewModel {
    /// Reads the directory of the selected book again, or all books' one after the other. One that fails does not keep
    /// the others from being read, and a refresh that is under way is not begun again. Canceling the task ends it, which
    /// is no failure.
    package func refresh() async {
        forgetOutcome()
        if let selected = state.selected {
            guard selected.book.directory != nil else {
                state.done =
                    "\(selected.book.name) is a local address book: it has no directory to refresh from."
                return
            }
            return await refresh(selected.book.name)
        }
        let bound = state.books.filter { $0.book.directory != nil }.map(\.book.name)
        if bound.isEmpty { state.done = "No book is connected to a directory." }
        for book in bound where !Task.isCancelled { await refresh(book) }
    }

    /// Reads the book that was held back once more, and removes what its directory no longer has.
    package func agreeToRemoval() async {
        guard let book = state.heldBack?.book else { return }
        state.heldBack = nil
        await refresh(book, acceptingRemoval: true)
    }

    /// The safe answer to ``BooksState/heldBack``: the book stays as it is.
    package func declineRemoval() { state.heldBack = nil }

    private func refresh(_ book: String, acceptingRemoval: Bool = false) async {
        guard state.activity[book] == nil else { return }
        // Who reads a book again has no reason to wait for the next attempt to send.
        let options = RefreshOptions(
            acceptsMassRemoval: acceptingRemoval, isUndoable: true, sending: .waiting)
        state.activity[book] = .fetching(received: 0, expected: nil)
        ledger.forget(book)
        do throws(SyncError) {
            let report = try await synchronizer.refresh(book, options: options, onStep: { state.activity[book] = $0 })
            ledger.note(.success(report), of: book)
            state.done = report.sentence
        } catch {
            ledger.note(.failure(error), of: book)
            if let heldBack = HeldBack(error) { state.heldBack = heldBack }
        }
        state.activity[book] = nil
        reload()
    }
}

extension RefreshReport {
    /// Summary of the refresh, in one sentence.
    fileprivate var sentence: String {
        let parts = [
            added == 0 ? nil : "\(added) new", changed == 0 ? nil : "\(changed) changed",
            removed == 0 ? nil : "\(removed) removed", pushed == 0 ? nil : "\(pushed) sent",
            skipped.isEmpty ? nil : "\(skipped.count) skipped", unread.isEmpty ? nil : "\(unread.count) incomplete",
        ].compactMap(\.self)
        return "Refreshed \(book) · \(fetched.counted("contact")), "
            + (parts.isEmpty ? "no changes." : parts.joined(separator: ", ") + ".")
    }
}
