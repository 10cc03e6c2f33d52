import Directories
import Doubles
import Models
import Persistence
import Sync

/// A store with one book, `rebels`, that is bound to a directory which answers as the test tells it.
final class BoundBook: Sendable {
    let store: any ContactStore
    let directory = StubDirectoryService([])
    let clock = ManualClock()
    let synchronizer: DirectorySynchronizer
    private let folder: TemporaryFolder

    init(_ kind: StoreKind = .memory) throws {
        folder = try TemporaryFolder()
        store = try kind.store(in: folder)
        synchronizer = DirectorySynchronizer(
            store: store, kinds: [directory.kind()], clock: clock.wallClock,
            identifiers: SequentialIdentifiers().generator)
        try bind()
    }

    /// Adds the book.
    func bind(url: String = "http://directory/") throws {
        let binding = DirectoryBinding(kind: "stub", url: url)
        let book = AddressBook(
            name: "rebels", directory: binding, capabilities: .readOnly([.name]), created: clock.now)
        try store.write { try $0.addBook(book) }
    }

    func refresh(
        _ options: RefreshOptions = RefreshOptions(), progress: @escaping @Sendable (RefreshProgress) -> Void = { _ in }
    ) async throws(SyncError) -> RefreshReport {
        try await synchronizer.refresh("rebels", options: options, progress: progress)
    }

    /// Refreshes from these entries.
    func refresh(
        _ options: RefreshOptions = RefreshOptions(), from entries: [DirectoryEntry], skipped: [EntryIssue] = []
    ) async throws(SyncError) -> RefreshReport {
        directory.answer(with: entries, skipped: skipped)
        return try await refresh(options)
    }

    /// The contacts of all books by their remote identifiers.
    func contacts() throws -> [String: Contact] {
        try store.read { reader in
            var contacts: [String: Contact] = [:]
            try reader.forEachContact(ContactQuery()) { contact in
                contacts[contact.remoteID ?? contact.id.text] = contact
                return true
            }
            return contacts
        }
    }

    func status() throws -> BookStatus { try store.read { try $0.status(ofBook: "rebels") } }

    /// Marks a contact as a favorite, as the user would.
    func favorite(_ remoteID: String) throws {
        try store.write { writer in
            let entry = try writer.remoteEntries(ofBook: "rebels").first { $0.remoteID == remoteID }
            guard let entry, var contact = try writer.contact(entry.id) else { return }
            contact.isFavorite = true
            try writer.replace(contact, tag: entry.tag)
        }
    }
}

/// An entry that says a name and nothing else.
func entry(_ id: Int, _ name: String = "Clone", isFavorite: Bool? = nil) -> DirectoryEntry {
    DirectoryEntry(
        remoteID: String(id), card: ContactCard(name: ContactName(formatted: "\(name) \(id)")), isFavorite: isFavorite)
}

func entries(_ ids: ClosedRange<Int>) -> [DirectoryEntry] { ids.map { entry($0) } }

extension RefreshReport {
    /// Added, changed, removed, unchanged.
    var counts: [Int] { [added, changed, removed, unchanged] }
}
