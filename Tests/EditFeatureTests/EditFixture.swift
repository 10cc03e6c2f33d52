import Doubles
import EditFeature
import Editing
import Models
import Navigation
import Persistence

/// A store with a book of this machine and one whose directory holds little, and what edits them.
@MainActor
final class EditFixture {
    let store = FaultyContactStore()
    let editor: ContactEditor
    let drafts: DraftEditor
    private(set) var signals: [Signal] = []

    init() throws {
        let clock = ManualClock()
        editor = ContactEditor(store: store, clock: clock.wallClock, identifiers: SequentialIdentifiers().generator)
        let limits = KnownLimits(
            ofKinds: [
                "little": [
                    .given: FieldLimits(minimumLength: 2), .family: FieldLimits(minimumLength: 2),
                    .email: FieldLimits(maximumCount: 1, holdsLabels: false),
                ]
            ])
        drafts = DraftEditor(store: store, editor: editor, limits: limits)
        let little = Capabilities(
            operations: [.create, .update, .favorite], fields: [.given, .family, .email, .favorite])
        try store.write { writer in
            try writer.addBook(AddressBook(name: "home", capabilities: .local, created: clock.now))
            try writer.addBook(
                AddressBook(
                    name: "little", directory: DirectoryBinding(kind: "little", url: "http://x"), capabilities: little,
                    created: clock.now))
            try writer.addBook(
                AddressBook(name: "still", capabilities: .readOnly([.given]), created: clock.now))
        }
    }

    /// A contact that stands in the book as it is given.
    func add(_ card: ContactCard, to book: String, favorite: Bool = false, number: Int = 900) throws -> ContactID {
        let moment = Timestamp(milliseconds: 0)
        let contact = Contact(
            id: .numbered(number), book: book, remoteID: book == "little" ? "r\(number)" : nil, card: card,
            isFavorite: favorite, created: moment, updated: moment)
        try store.write { try $0.insert(contact, tag: nil) }
        return contact.id
    }

    func form(_ subject: FormSubject, changes: ChangeQueue = ChangeQueue(executor: nil)) -> EditViewModel {
        EditViewModel(subject: subject, store: store, editor: drafts, changes: changes) {
            self.signals.append($0)
        }
    }

    func card(_ id: ContactID) throws -> ContactCard? { try store.read { try $0.contact(id) }?.card }

    func draft(_ id: ContactID) throws -> ContactDraft {
        ContactDraft(ContactContent(card: try card(id) ?? ContactCard(), isFavorite: false))
    }
}
