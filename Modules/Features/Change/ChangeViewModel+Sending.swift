internal import Models
internal import Persistence
internal import Sync

extension ChangeViewModel {
    /// Sends what waits in the books of these contacts, these first of all, whatever they wait for. What cannot be sent
    /// waits, and ``ChangeState/failures`` says why. Offline nothing is sent. Cancelling the task ends it, which is no
    /// failure.
    package func send(_ contacts: [ChangeOutcome.Place]) async {
        for book in Set(contacts.map(\.book)).sorted() where !isOffline {
            await send(contacts.filter { $0.book == book }.map(\.contact), of: book)
        }
    }

    /// Forgets what kept changes from being sent: the person has seen it, or tries again.
    package func dismissFailures() { state.failures = [:] }

    /// A book whose changes are being sent is sent once more after that, so that nothing is left behind.
    private func send(_ contacts: [ContactID], of book: String) async {
        guard state.sending.insert(book).inserted else {
            changedMeanwhile.insert(book)
            return
        }
        defer { state.sending.remove(book) }
        do {
            guard try isBound(book) else { return }
            repeat {
                changedMeanwhile.remove(book)
                try makeDue(contacts)
                _ = try await synchronizer.push(book, options: RefreshOptions())
                state.failures[book] = nil
            } while changedMeanwhile.contains(book)
        } catch let error as SyncError where error.isCancellation {
            return
        } catch {
            changedMeanwhile.remove(book)
            state.failures[book] = ChangeState.Failure(error)
        }
    }

    private func isBound(_ book: String) throws -> Bool {
        try store.read { try $0.books() }.contains { $0.name == book && $0.directory != nil }
    }

    /// A change that waits for its time is sent with the one that was made now.
    private func makeDue(_ contacts: [ContactID]) throws {
        let waits = try store.read { reader in try contacts.compactMap(reader.outboxEntry).contains(where: \.isDelayed)
        }
        guard waits else { return }
        try store.write { writer in
            for var entry in try contacts.compactMap(writer.outboxEntry) where entry.isDelayed {
                entry.state = .waiting(notBefore: nil)
                try writer.saveOutboxEntry(entry)
            }
        }
    }
}

extension OutboxEntry {
    fileprivate var isDelayed: Bool {
        if case .waiting(.some) = state { true } else { false }
    }
}
