package import AddressBooks
package import ChangeDelivery
package import Doubles
package import Editing
package import Models
package import Persistence
package import Sync

/// A store with the book `demo`, and what changes it and speaks to its directory.
@MainActor
package final class StoreFixture {
    package let store = FaultyContactStore()
    package let clock = ManualClock(milliseconds: 1_800_000_000_000)
    package let editor: ContactEditor
    /// Changes are made at once where no executor is given.
    package let changes: ChangeQueue
    package let synchronizer: StubSynchronizer
    /// Sends what was changed.
    package let delivery: ChangeDelivery
    /// Ledger of the books' refreshes.
    package let ledger = RefreshLedger()

    /// - Parameters:
    ///   - contacts: what the book `demo` holds.
    ///   - directory: the book is bound to one, and was last read so long ago.
    package init(
        _ contacts: [Contact] = [], directory: Directory? = nil, isOffline: Bool = false,
        executor: (any TaskExecutor)? = nil
    ) throws {
        let synchronizer =
            directory.map { StubSynchronizer($0.refresh, push: $0.push, report: $0.report) } ?? StubSynchronizer()
        let delivery = ChangeDelivery(store: store, synchronizer: synchronizer, isOffline: isOffline)
        editor = ContactEditor(
            store: store, clock: clock.wallClock, identifiers: SequentialIdentifiers(after: 700).generator
        ) { delivery.note($0) }
        changes = ChangeQueue(executor: executor)
        (self.synchronizer, self.delivery) = (synchronizer, delivery)
        try store.write { writer in
            let binding = directory.map { _ in DirectoryBinding(kind: "star-wars", url: "http://127.0.0.1/") }
            try writer.addBook(
                AddressBook(
                    name: "demo", directory: binding, capabilities: directory?.capabilities ?? .local,
                    created: Timestamp(milliseconds: 0)))
            for contact in contacts { try writer.insert(contact, tag: nil) }
        }
        if let age = directory?.minutesAgo {
            let moment = Timestamp(milliseconds: clock.now.milliseconds - Int64(age) * 60_000)
            try store.write { try $0.setStatus(BookStatus(lastSuccess: moment), ofBook: "demo") }
        }
    }

    /// Books can be bound to two kinds of directory.
    package var catalog: BookCatalog {
        let directory = StubDirectoryService([])
        let kinds = [
            directory.kind(named: "contacts-api"),
            directory.kind(named: "github-organizations", defaultURL: "https://api.github.com"),
        ]
        return BookCatalog(store: store, kinds: kinds, clock: clock.wallClock)
    }

    /// Adds a book that is bound to a directory, with contacts of these names that the directory knows.
    package func addBook(_ name: String, minutesAgo: Int? = nil, _ names: String..., skipped: Int = 0) throws {
        try addBook(name, minutesAgo: minutesAgo, names: names, skipped: skipped)
    }

    /// The same with the names as a list.
    package func addBook(_ name: String, minutesAgo: Int?, names: [String], skipped: Int) throws {
        let binding = DirectoryBinding(kind: "contacts-api", url: "http://127.0.0.1:8390")
        let clock = clock
        try store.write { writer in
            let count = try writer.count(ContactQuery()) + 100
            try writer.addBook(
                AddressBook(name: name, directory: binding, capabilities: .local, created: clock.now))
            for (number, contactName) in names.enumerated() {
                let sample = Contact.sample(count + number, contactName)
                let contact = Contact(
                    id: sample.id, book: name, remoteID: "r\(number)", card: sample.card, isFavorite: false,
                    created: sample.created, updated: sample.updated)
                try writer.insert(contact, tag: nil)
            }
            let read = minutesAgo.map { Timestamp(milliseconds: clock.now.milliseconds - Int64($0) * 60_000) }
            try writer.setStatus(BookStatus(lastSuccess: read, skipped: skipped), ofBook: name)
        }
    }

    /// The contact of the name.
    package func id(of name: String) throws -> ContactID? {
        try store.read { reader in
            try reader.rows(ContactQuery(), offset: 0, limit: .max).first { $0.name == name }?.id
        }
    }

    /// Changes what waits to be sent of a contact.
    package func changeOutbox(of id: ContactID, _ change: (inout OutboxEntry) -> Void) throws {
        try store.write { writer in
            guard var entry = try writer.outboxEntry(of: id) else { return }
            change(&entry)
            try writer.saveOutboxEntry(entry)
        }
    }
}
