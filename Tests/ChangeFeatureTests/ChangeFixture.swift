import ChangeDelivery
import ChangeFeature
import Doubles
import Editing
import Models
import Persistence

/// A model over a store in memory with a book of this machine, `home`, and one that is bound, `work`.
@MainActor
struct ChangeFixture {
    let store = FaultyContactStore()
    let model: ChangeViewModel

    init(_ capabilities: Capabilities = .local) throws {
        let editor = ContactEditor(
            store: store, clock: ManualClock().wallClock, identifiers: SequentialIdentifiers().generator)
        model = ChangeViewModel(
            store: store, editor: editor, changes: ChangeQueue(executor: nil),
            delivery: ChangeDelivery(store: store, synchronizer: UnimplementedSynchronizer()))
        let moment = Timestamp(milliseconds: 0)
        try store.write { writer in
            try writer.addBook(AddressBook(name: "home", capabilities: .local, created: moment))
            try writer.addBook(
                AddressBook(
                    name: "work", directory: DirectoryBinding(kind: "stub", url: "http://a/"),
                    capabilities: capabilities, created: moment))
        }
    }

    @discardableResult
    func add(
        _ number: Int, _ name: String, book: String = "home", isFavorite: Bool = false, photo: Photo? = nil
    ) throws -> ContactID {
        let moment = Timestamp(milliseconds: 0)
        let contact = Contact(
            id: .numbered(number), book: book, remoteID: book == "work" ? "r\(number)" : nil,
            card: ContactCard(name: ContactName(formatted: name), photo: photo), isFavorite: isFavorite,
            created: moment, updated: moment)
        try store.write { try $0.insert(contact, tag: nil) }
        return contact.id
    }

    func isFavorite(_ id: ContactID) throws -> Bool? { try store.read { try $0.contact(id) }?.isFavorite }
}
