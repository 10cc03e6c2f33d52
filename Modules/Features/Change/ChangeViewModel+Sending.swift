internal import Models
internal import Persistence
internal import Sync

extension ChangeViewModel {
    /// Sends what waits in the books of these contacts, these first of all, whatever they wait for. What cannot be sent
    /// waits, and ``ChangeState/failures`` says why. Offline nothing is sent. Canceling the task ends it, which is no
    /// failure.
    package func send(_ contacts: [ChangeOutcome.Place]) async {
        for book in Set(contacts.map(\.book)).sorted() where !isOffline {
            await send(contacts.filter { $0.book == book }.map(\.contact), of: book)
        }
    }

    /// Forgets what kept changes from being sent: the person has seen it, or tries again.
    package func dismissFailures() { state.failures = [:] }

    /// What is changed while a book is being sent is sent after that, so that nothing is left behind.
    private func send(_ contacts: [ContactID], of book: String) async {
        due[book, default: []].formUnion(contacts)
        guard state.sending.insert(book).inserted else { return }
        defer {
            state.sending.remove(book)
            due[book] = nil
        }
        do {
            guard try isBound(book) else { return }
            while let contacts = due.removeValue(forKey: book) {
                _ = try await synchronizer.push(book, options: RefreshOptions(sending: .changes(of: contacts)))
                state.failures[book] = nil
            }
        } catch let error as SyncError where error.isCancellation {
            return
        } catch {
            state.failures[book] = Explanation(error)
        }
    }

    private func isBound(_ book: String) throws -> Bool {
        try store.read { try $0.books() }.contains { $0.name == book && $0.directory != nil }
    }
}
