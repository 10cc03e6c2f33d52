internal import Models
internal import Persistence
internal import Sync

extension TrashViewModel {
    /// Sends what was brought back, or undone, to the directories of its books. What cannot be sent waits in the outbox,
    /// and ``TrashState/failure`` says why. Canceling the task ends it, which is no failure.
    package func send() async {
        while let book = unsent.popFirst(), !Task.isCancelled {
            do {
                guard try isBound(book) else { continue }
                _ = try await synchronizer.push(book, options: RefreshOptions())
            } catch let error as SyncError where error.isCancellation {
            } catch {
                let why = Explanation(error)
                state.failure = Explanation("\(why.message). The change waits in the outbox", hint: why.hint)
            }
        }
    }

    private func isBound(_ book: String) throws -> Bool {
        try store.read { try $0.books() }.contains { $0.name == book && $0.directory != nil }
    }
}
