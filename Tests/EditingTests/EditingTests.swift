import Doubles
import Editing
import Models
import Persistence
import Testing

struct EditingTests {
    private let store = InMemoryContactStore()
    private let clock = ManualClock(milliseconds: 1_000)
    private let editor: ContactEditor

    init() throws {
        editor = ContactEditor(
            store: store, clock: clock.wallClock, identifiers: SequentialIdentifiers().generator)
        try store.write {
            try $0.addBook(AddressBook(name: "mine", capabilities: .local, created: clock.now))
        }
    }

    @Test func `what is deleted is in the trash, and undo brings it back as it was`() throws {
        let card = ContactCard(name: ContactName(given: ["Wedge"], family: ["Antilles"]), note: "Red Two")
        let contact = try editor.create(ContactContent(card: card, isFavorite: true), in: "mine")
        _ = try editor.delete([contact.id])
        #expect(try store.read { try $0.contact(contact.id) } == nil)
        #expect(try store.read { try $0.trash().map(\.contact.id) } == [contact.id])
        #expect(try editor.undo()?.summary == "deleted \"Wedge Antilles\"")
        #expect(try store.read { try $0.contact(contact.id)?.content } == contact.content)
        #expect(try store.read { try $0.trash() }.isEmpty)
    }
}
