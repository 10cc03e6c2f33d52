import Doubles
import Editing
import Glibc
import Models
import Persistence
import SQLitePersistence

/// The stores that an edit has to do the same in.
enum StoreKind: CaseIterable {
    case memory, sqlite
}

/// A store with a book of this machine, `mine`, and one that is bound to a directory, `theirs`.
final class EditedBook {
    struct Failure: Error {
        let number: Int32
    }

    let store: FaultyContactStore
    let clock = ManualClock()
    let editor: ContactEditor
    private let folder: String

    init(_ kind: StoreKind = .memory, capabilities: Capabilities = .local) throws {
        var template = Array("/tmp/kith-editing-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw Failure(number: errno) }
        folder = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
        switch kind {
        case .memory: store = FaultyContactStore()
        case .sqlite: store = FaultyContactStore(try SQLiteContactStore(path: "\(folder)/kith.db"))
        }
        editor = ContactEditor(store: store, clock: clock.wallClock, identifiers: SequentialIdentifiers().generator)
        let binding = DirectoryBinding(kind: "stub", url: "http://directory/")
        try store.write { writer in
            try writer.addBook(AddressBook(name: "mine", capabilities: .local, created: clock.now))
            try writer.addBook(
                AddressBook(name: "theirs", directory: binding, capabilities: capabilities, created: clock.now))
        }
    }

    deinit {
        for name in ["kith.db", "kith.db-wal", "kith.db-shm"] { unlink("\(folder)/\(name)") }
        rmdir(folder)
    }

    /// A contact that the directory has as it is here.
    func synced(_ content: ContactContent = content("Leia"), number: Int = 900) throws -> Contact {
        let contact = Contact(
            id: .numbered(number), book: "theirs", remoteID: "r\(number)", card: content.card,
            isFavorite: content.isFavorite, created: clock.now, updated: clock.now)
        try store.write { try $0.insert(contact, tag: "t\(number)") }
        return contact
    }

    func contact(_ id: ContactID) throws -> Contact? { try store.read { try $0.contact(id) } }
    func base(_ id: ContactID) throws -> ContactContent? { try store.read { try $0.base(of: id) } }
    func tag(_ id: ContactID) throws -> String? { try store.read { try $0.tag(of: id) } }
    func entry(_ id: ContactID) throws -> OutboxEntry? { try store.read { try $0.outboxEntry(of: id) } }
    func conflict(_ id: ContactID) throws -> Conflict? { try store.read { try $0.conflict(of: id) } }
    func trashed(_ id: ContactID) throws -> TrashedContact? { try store.read { try $0.trashed(id) } }
    func outbox() throws -> [OutboxEntry] { try store.read { try $0.outbox(ofBook: nil) } }

    /// What the user may have set in motion, as a push would leave it.
    func changeEntry(_ id: ContactID, _ change: (inout OutboxEntry) -> Void) throws {
        try store.write { writer in
            guard var entry = try writer.outboxEntry(of: id) else { return }
            change(&entry)
            try writer.saveOutboxEntry(entry)
        }
    }

    /// Everything there is, to tell whether anything has changed.
    func everything() throws -> [String] {
        try store.read { reader in
            var lines: [String] = []
            try reader.forEachContact(ContactQuery()) { contact in
                lines.append("\(contact)")
                return true
            }
            return try lines.sorted() + reader.outbox(ofBook: nil).map { "\($0)" }
                + reader.conflicts(inBook: nil).map { "\($0)" } + reader.trash().map { "\($0)" }
                + reader.history(limit: 100).map { "\($0)" }
        }
    }
}

func content(_ name: String, note: String? = nil, title: String? = nil, isFavorite: Bool = false) -> ContactContent {
    ContactContent(
        card: ContactCard(name: ContactName(given: [name]), title: title, note: note), isFavorite: isFavorite)
}

extension ContactEditor {
    func note(_ id: ContactID, _ note: String?) throws -> Contact? { try update(id) { $0.card.note = note } }
    func title(_ id: ContactID, _ title: String?) throws -> Contact? { try update(id) { $0.card.title = title } }
}
