import ChangeDelivery
import Doubles
import Editing
import Models
import Navigation
import Persistence
import Sync
import TrashFeature

/// A book of this machine and one that is bound to a directory, their deleted contacts, and the trash over them.
@MainActor
final class TrashFixture {
    let store = FaultyContactStore()
    let editor: ContactEditor
    private let clock = ManualClock()
    private(set) var signals: [Signal] = []
    /// Sends for the trash that was made last.
    private(set) var delivery: ChangeDelivery?

    init() throws {
        editor = ContactEditor(store: store, clock: clock.wallClock, identifiers: SequentialIdentifiers().generator)
        try store.write { writer in
            try writer.addBook(AddressBook(name: "home", capabilities: .local, created: clock.now))
            try writer.addBook(
                AddressBook(
                    name: "work", directory: DirectoryBinding(kind: "work", url: "http://x"), capabilities: .local,
                    created: clock.now))
        }
    }

    /// Deletes contacts of these names one after the other. In the book `work`, the directory knows them.
    @discardableResult func delete(_ names: String..., in book: String = "home") throws -> [ContactID] {
        try names.map { name in
            let card = ContactCard(name: ContactName(formatted: name))
            let id: ContactID
            if book == "work" {
                id = .numbered(900 + (try store.read { try $0.trash().count }))
                let contact = Contact(
                    id: id, book: book, remoteID: "r\(id.text)", card: card, isFavorite: false,
                    created: Timestamp(milliseconds: 0), updated: Timestamp(milliseconds: 0))
                try store.write { try $0.insert(contact, tag: nil) }
            } else {
                id = try editor.create(ContactContent(card: card, isFavorite: false), in: book).id
            }
            _ = try editor.delete([id])
            return id
        }
    }

    func trash(_ synchronizer: any BookSynchronizer = UnimplementedSynchronizer()) -> TrashViewModel {
        let delivery = ChangeDelivery(store: store, synchronizer: synchronizer)
        let editor = ContactEditor(
            store: store, clock: clock.wallClock, identifiers: SequentialIdentifiers(after: 500).generator
        ) { delivery.note($0) }
        self.delivery = delivery
        let trash = TrashViewModel(
            store: store, editor: editor, changes: ChangeQueue(executor: nil), delivery: delivery
        ) {
            self.signals.append($0)
        }
        trash.reload()
        return trash
    }

    var contacts: Int { get throws { try store.read { try $0.count(ContactQuery()) } } }
}
