import Doubles
import Editing
import Models
import Persistence
import Synchronization
import Testing

struct EditNoticeTests {
    private final class Heard: Sendable {
        private let edits = Mutex<[[EditedContact]]>([])
        var all: [[EditedContact]] { edits.withLock { $0 } }
        func note(_ edited: [EditedContact]) { edits.withLock { $0.append(edited) } }
    }

    private let book: EditedBook
    private let heard = Heard()
    private let editor: ContactEditor

    init() throws {
        book = try EditedBook()
        editor = ContactEditor(
            store: book.store, clock: book.clock.wallClock, identifiers: SequentialIdentifiers().generator,
            onEdit: heard.note)
    }

    private let everything = Set(ContactField.allCases)

    @Test func `each edit is told once, with the fields that it has changed`() throws {
        let leia = try editor.create(content("Leia"), in: "theirs")
        _ = try editor.update(leia.id) { $0.card.note = "x" }
        _ = try editor.setFavorite([leia.id], true)
        _ = try editor.delete([leia.id])
        #expect(
            heard.all == [
                [EditedContact(leia.id, in: "theirs")], [EditedContact(leia.id, in: "theirs", fields: [.note])],
                [EditedContact(leia.id, in: "theirs", fields: [.favorite])], [EditedContact(leia.id, in: "theirs")],
            ])
    }

    @Test func `what changes nothing, or fails, is not told`() throws {
        let leia = try editor.create(content("Leia"), in: "theirs")
        #expect(try editor.update(leia.id) { _ in } == nil)
        #expect(try editor.setFavorite([leia.id], false).isEmpty)
        #expect(throws: EditError.self) { try editor.restore([leia.id]) }
        _ = try editor.emptyTrash()
        #expect(heard.all.count == 1)
    }

    @Test func `undoing and redoing are edits too`() throws {
        let leia = try editor.create(content("Leia"), in: "theirs")
        _ = try editor.update(leia.id) { $0.card.title = "General" }
        _ = try editor.undo()
        _ = try editor.redo()
        #expect(
            heard.all.suffix(2) == Array(repeating: [EditedContact(leia.id, in: "theirs", fields: [.title])], count: 2))
    }

    @Test func `a conflict that is settled is told with what was settled`() throws {
        let leia = try book.synced()
        _ = try editor.update(leia.id) {
            $0.card.note = "mine"
            $0.card.title = "mine"
        }
        try book.store.write {
            try $0.setConflict(
                Conflict(contact: leia.id, book: "theirs", kind: .bothChanged, fields: [.note, .title]))
        }
        _ = try editor.resolve(leia.id, [.note: .mine], others: nil)
        _ = try editor.resolve(leia.id, [:], others: .mine)
        #expect(
            heard.all.suffix(2) == [
                [EditedContact(leia.id, in: "theirs", fields: [.note])], [EditedContact(leia.id, in: "theirs")],
            ])
    }

    @Test func `a contact that was edited twice is one, with both fields`() {
        let edited = [
            EditedContact(.numbered(1), in: "b", fields: [.note]),
            EditedContact(.numbered(2), in: "b", fields: [.name]),
            EditedContact(.numbered(1), in: "b", fields: [.title]),
        ]
        #expect(
            edited.merged == [EditedContact(.numbered(1), in: "b", fields: [.note, .title]), edited[1]])
    }
}
