import Directories
import Doubles
import Editing
import Models
import Persistence
import Sync

/// A store with one book, `rebels`, that is bound to a directory which takes changes.
final class SyncedBook: Sendable {
    /// As the synchronizer has it; the editor's never fails.
    let store: FaultyContactStore
    let directory: StubWritableDirectory
    let clock = ManualClock(milliseconds: 1_000_000)
    let editor: ContactEditor
    private let identifiers = SequentialIdentifiers().generator
    private let folder: TemporaryFolder
    let lock: SyncLock

    init(
        _ kind: StoreKind = .memory, detailFields: Set<ContactField> = [], knowsFavorites: Bool = true,
        lock: SyncLock = .inProcess()
    ) throws {
        folder = try TemporaryFolder()
        let disk = try kind.store(in: folder)
        store = FaultyContactStore(disk)
        directory = StubWritableDirectory(
            clock: clock.wallClock, detailFields: detailFields, knowsFavorites: knowsFavorites)
        editor = ContactEditor(store: disk, clock: clock.wallClock, identifiers: identifiers)
        self.lock = lock
        let binding = DirectoryBinding(kind: "stub", url: "http://directory/")
        try store.write { writer in
            try writer.addBook(
                AddressBook(name: "rebels", directory: binding, capabilities: .local, created: clock.now))
        }
    }

    /// As a process that starts anew would have it.
    func synchronizer(random: Double = 0) -> DirectorySynchronizer {
        DirectorySynchronizer(
            store: store, kinds: [directory.kind()], clock: clock.wallClock, identifiers: identifiers, lock: lock,
            backoff: Backoff { random })
    }

    @discardableResult
    func push(forced: Bool = false, random: Double = 0) async throws(SyncError) -> PushReport {
        try await synchronizer(random: random).push(
            "rebels", options: RefreshOptions(sending: forced ? .everything : .due))
    }

    @discardableResult
    func refresh(_ options: RefreshOptions = RefreshOptions()) async throws(SyncError) -> RefreshReport {
        try await synchronizer().refresh("rebels", options: options) { _ in }
    }

    /// A contact that is the same here and there; returns its identifiers.
    func synced(_ content: ContactContent = content("Leia")) async throws -> (id: ContactID, remoteID: String) {
        let remoteID = directory.createElsewhere(content)
        try await refresh()
        directory.forgetRequests()
        let id = try store.read { try $0.remoteEntries(ofBook: "rebels").first { $0.remoteID == remoteID }?.id }
        guard let id else { throw StoreError.noSuchBook("rebels") }
        return (id, remoteID)
    }

    func contact(_ id: ContactID) throws -> Contact? { try store.read { try $0.contact(id) } }
    func entry(_ id: ContactID) throws -> OutboxEntry? { try store.read { try $0.outboxEntry(of: id) } }
    func conflict(_ id: ContactID) throws -> Conflict? { try store.read { try $0.conflict(of: id) } }
    func trashed(_ id: ContactID) throws -> TrashedContact? { try store.read { try $0.trashed(id) } }
    func outbox() throws -> [OutboxEntry] { try store.read { try $0.outbox(ofBook: nil) } }

    /// All contacts of the book, by their names.
    func contents() throws -> [ContactContent] {
        try store.read { reader in
            var contents: [ContactContent] = []
            try reader.forEachContact(ContactQuery()) { contact in
                contents.append(contact.content)
                return true
            }
            return contents
        }
    }

    /// What the directory has, in the order of the identifiers.
    func contentsThere() -> [ContactContent] {
        directory.contacts.sorted { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }.map(\.value)
    }
}

func content(_ name: String, note: String? = nil, title: String? = nil, isFavorite: Bool = false) -> ContactContent {
    ContactContent(
        card: ContactCard(name: ContactName(given: [name]), title: title, note: note), isFavorite: isFavorite)
}

extension ContactEditor {
    func create(_ content: ContactContent) throws -> ContactID { try create(content, in: "rebels").id }

    func note(_ id: ContactID, _ note: String?) throws { _ = try update(id) { $0.card.note = note } }

    func title(_ id: ContactID, _ title: String?) throws { _ = try update(id) { $0.card.title = title } }
}

extension [StubWritableDirectory.Request] {
    /// What was written, short: the operation, the identifier, the fields.
    var summary: [String] {
        compactMap { request in
            switch request {
            case .list, .entry, .lookup: nil
            case .create(let content): "create \(content.card.displayName)"
            case .update(let id, let fields, _):
                "update \(id) \(fields.map(\.rawValue).sorted().joined(separator: "+"))"
            case .delete(let id): "delete \(id)"
            }
        }
    }
}
