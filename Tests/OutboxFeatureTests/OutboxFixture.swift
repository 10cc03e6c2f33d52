import ChangeDelivery
import Doubles
import Editing
import Models
import Navigation
import OutboxFeature
import Persistence
import Sync

/// A book that is bound to a directory, what waits in it, and the outbox over that.
@MainActor
final class OutboxFixture {
    let store = FaultyContactStore()
    let editor: ContactEditor
    private(set) var signals: [Signal] = []

    init() throws {
        let clock = ManualClock()
        editor = ContactEditor(store: store, clock: clock.wallClock, identifiers: SequentialIdentifiers().generator)
        try store.write { writer in
            for name in ["work", "club"] {
                try writer.addBook(
                    AddressBook(
                        name: name, directory: DirectoryBinding(kind: name, url: "http://x"), capabilities: .local,
                        created: clock.now))
            }
        }
    }

    /// A contact that no directory knows yet.
    @discardableResult func create(_ name: String, in book: String = "work") throws -> ContactID {
        try editor.create(ContactContent(card: Self.card(name), isFavorite: false), in: book).id
    }

    /// A contact of the directory's.
    func hear(of name: String) throws -> ContactID {
        let id = ContactID.numbered(900)
        let contact = Contact(
            id: id, book: "work", remoteID: "r1", card: Self.card(name), isFavorite: false,
            created: Timestamp(milliseconds: 0), updated: Timestamp(milliseconds: 0))
        try store.write { try $0.insert(contact, tag: nil) }
        return id
    }

    func rename(_ id: ContactID, _ name: String) throws {
        _ = try editor.update(id) { $0.card = Self.card(name) }
    }

    func setState(_ state: OutboxEntry.State, of id: ContactID) throws {
        try store.write { writer in
            guard var entry = try writer.outboxEntry(of: id) else { return }
            entry.state = state
            try writer.saveOutboxEntry(entry)
        }
    }

    func outbox(_ synchronizer: any BookSynchronizer = UnimplementedSynchronizer()) -> OutboxViewModel {
        let outbox = OutboxViewModel(
            store: store, editor: editor, changes: ChangeQueue(executor: nil),
            delivery: ChangeDelivery(store: store, synchronizer: synchronizer)
        ) {
            self.signals.append($0)
        }
        outbox.reload()
        return outbox
    }

    func contact(_ id: ContactID) throws -> Contact? { try store.read { try $0.contact(id) } }

    private static func card(_ name: String) -> ContactCard { ContactCard(name: ContactName(formatted: name)) }
}
