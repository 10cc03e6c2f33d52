import BooksFeature
import Directories
import Doubles
import Editing
import Models
import OutboxFeature
import Persistence
import ScreenFixtures
import Sync
import TUI
import TrashFeature

extension ScreenFixture {
    /// Books can be bound to two kinds of directory.
    static func catalog(_ store: any ContactStore, _ clock: ManualClock) -> BookCatalog {
        let directory = StubDirectoryService([])
        let kinds = [
            directory.kind(named: "contacts-api"),
            directory.kind(named: "github-organizations", defaultURL: "https://api.github.com"),
        ]
        return BookCatalog(store: store, kinds: kinds, clock: clock.wallClock)
    }

    static func bookForms(_ catalog: BookCatalog, _ changes: ChangeQueue) -> BookFormViewModel.Factory {
        BookFormViewModel.Factory { book, signal in
            guard let book else { return BookFormViewModel(catalog: catalog, changes: changes, signal: signal) }
            return try BookFormViewModel(changing: book, catalog: catalog, changes: changes, signal: signal)
        }
    }

    /// Adds a book that is bound to a directory, with contacts of these names that the directory knows.
    func addBook(_ name: String, minutesAgo: Int? = nil, _ names: String..., skipped: Int = 0) throws {
        let binding = DirectoryBinding(kind: "contacts-api", url: "http://127.0.0.1:8390")
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
    func id(of name: String) throws -> ContactID? {
        try store.read { reader in
            try reader.rows(ContactQuery(), offset: 0, limit: .max).first { $0.name == name }?.id
        }
    }

    func changeOutbox(of id: ContactID, _ change: (inout OutboxEntry) -> Void) throws {
        try store.write { writer in
            guard var entry = try writer.outboxEntry(of: id) else { return }
            change(&entry)
            try writer.saveOutboxEntry(entry)
        }
    }
}
