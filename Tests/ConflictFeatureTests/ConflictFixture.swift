import ConflictFeature
import Doubles
import Editing
import Models
import Navigation
import Persistence

/// A book bound to a directory, a contact of it that both sides have changed, and what settles that.
@MainActor
final class ConflictFixture {
    static let id = ContactID.numbered(900)
    let store = FaultyContactStore()
    let editor: ContactEditor
    private(set) var signals: [Signal] = []

    init() throws {
        let clock = ManualClock()
        editor = ContactEditor(store: store, clock: clock.wallClock, identifiers: SequentialIdentifiers().generator)
        try store.write { writer in
            try writer.addBook(
                AddressBook(
                    name: "work", directory: DirectoryBinding(kind: "work", url: "http://x"), capabilities: .local,
                    created: clock.now))
        }
    }

    /// Conflict whose directory side is `theirs` and whose local side is `mine`.
    func disagree(_ kind: Conflict.Kind = .bothChanged, mine: ContactCard, theirs: ContactCard) throws {
        let moment = Timestamp(milliseconds: 0)
        let contact = Contact(
            id: Self.id, book: "work", remoteID: "r1", card: mine, isFavorite: false, created: moment, updated: moment)
        let base = ContactContent(card: theirs, isFavorite: false)
        try store.write { writer in
            try writer.insert(contact, tag: "t1")
            try writer.setBase(base, of: Self.id)
        }
        if kind == .deletedHere { _ = try editor.delete([Self.id]) }
        try store.write { writer in
            try writer.setConflict(
                Conflict(
                    contact: Self.id, book: "work", kind: kind,
                    fields: kind == .bothChanged ? contact.content.changes(from: base) : []))
        }
    }

    /// The directory says something else meanwhile.
    func hear(_ theirs: ContactCard) throws {
        try store.write { try $0.setBase(ContactContent(card: theirs, isFavorite: false), of: Self.id) }
    }

    func screen() -> ConflictViewModel {
        let screen = ConflictViewModel(id: Self.id, store: store, editor: editor, changes: ChangeQueue(executor: nil)) {
            self.signals.append($0)
        }
        screen.reload()
        return screen
    }

    var card: ContactCard? { get throws { try store.read { try $0.contact(Self.id) }?.card } }
    var conflict: Conflict? { get throws { try store.read { try $0.conflict(of: Self.id) } } }
}
