internal import Editing
package import Persistence
internal import Sync

/// For a front that ends with its edit, and tells what became of it.
extension ChangeDelivery {
    /// Sends what was noted and not sent yet, and says what became of it. A directory that cannot be reached is no
    /// error: the change waits. Throws what the store throws.
    package func finish() async throws -> DeliveryOutcome {
        let (edited, edits) = inbox.take()
        defer { settle(edits) }
        return try await send(edited) { .changes(of: Set($0.map(\.id))) }
    }

    /// Sends what waits in the outbox, also what was refused and what waits for its time.
    package func retry(_ entries: [OutboxEntry]) async throws -> DeliveryOutcome {
        try await send(entries.map { EditedContact($0) }) { _ in .everything }
    }

    private func send(
        _ edited: [EditedContact], _ sending: ([EditedContact]) -> RefreshOptions.Sending
    ) async throws -> DeliveryOutcome {
        var outcome = DeliveryOutcome()
        for book in edited.books where try isBound(book) {
            let contacts = edited.filter { $0.book == book }
            let before = try store.read { try DeliveryOutcome.Waiting(contacts, $0) }
            let cause: DeliveryOutcome.Cause? =
                if isOffline {
                    .offline(book: book)
                } else {
                    // Who changes something has no reason to wait for the next attempt.
                    await push(book, sending(contacts)).map { .failed($0) }
                }
            outcome.add(
                try store.read { reader in
                    let now = try DeliveryOutcome.Waiting(contacts, reader)
                    var part = DeliveryOutcome()
                    for contact in contacts {
                        part.add(try DeliveryOutcome(contact, before: before, now: now, reader))
                    }
                    if !part.waiting.isEmpty { part.cause = cause }
                    return part
                })
        }
        return outcome
    }
}
