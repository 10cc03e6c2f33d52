internal import Models
internal import Persistence

/// Changes in the outbox that wait for their time: a person who asks for it now does not have to wait.
struct WaitingChanges: Sendable {
    private let store: any ContactStore

    init(store: any ContactStore) {
        self.store = store
    }

    /// Has the changes of these contacts sent by the next push.
    func makeDue(_ contacts: [ContactID]) throws {
        let waits = try store.read { reader in
            try contacts.compactMap(reader.outboxEntry).contains {
                if case .waiting(.some) = $0.state { true } else { false }
            }
        }
        guard waits else { return }
        try store.write { writer in
            for entry in try contacts.compactMap(writer.outboxEntry) { try makeDue(entry, writer) }
        }
    }

    /// Has the changes of a book sent by the next push.
    ///
    /// - Parameter refused: also those that the directory refuses, but never those that a conflict holds: it is settled
    ///   first.
    func makeDue(book: String, refused: Bool) throws {
        guard try store.read({ try !$0.outbox(ofBook: book).isEmpty }) else { return }
        try store.write { writer in
            for entry in try writer.outbox(ofBook: book) {
                if case .refused = entry.state {
                    guard refused, try writer.conflict(of: entry.contact) == nil else { continue }
                    var due = entry
                    due.state = .waiting(notBefore: nil)
                    try writer.saveOutboxEntry(due)
                } else {
                    try makeDue(entry, writer)
                }
            }
        }
    }

    private func makeDue(_ entry: OutboxEntry, _ writer: any StoreWriter) throws {
        guard case .waiting(.some) = entry.state else { return }
        var due = entry
        due.state = .waiting(notBefore: nil)
        try writer.saveOutboxEntry(due)
    }
}
