import Doubles
import Editing
import Models
import Persistence
import Testing

/// Changes a book's directory does not support are refused.
struct CapabilityTests {
    @Test(arguments: StoreKind.allCases)
    func `a directory that can only be read takes no change`(kind: StoreKind) throws {
        let book = try EditedBook(kind, capabilities: .readOnly([.given, .note]))
        let id = try book.synced().id
        let before = try book.everything()
        #expect(throws: EditError.cannot("add contacts", book: "theirs")) {
            try book.editor.create(content("Wedge"), in: "theirs")
        }
        #expect(throws: EditError.cannot("change contacts", book: "theirs")) { try book.editor.note(id, "x") }
        #expect(throws: EditError.cannot("store favorites", book: "theirs")) {
            try book.editor.setFavorite([id], true)
        }
        #expect(throws: EditError.cannot("delete contacts", book: "theirs")) { try book.editor.delete([id]) }
        #expect(try book.everything() == before)
    }

    @Test func `a directory without favorites takes other changes`() throws {
        let book = try EditedBook(
            capabilities: Capabilities(operations: [.create, .update, .delete], fields: [.given, .note]))
        let id = try book.synced().id
        #expect(throws: EditError.cannot("store favorites", book: "theirs")) {
            try book.editor.setFavorite([id], true)
        }
        #expect(throws: EditError.cannotHold([.favorite], book: "theirs")) {
            try book.editor.create(content("Wedge", isFavorite: true), in: "theirs")
        }
        #expect(try book.editor.note(id, "x") != nil)
    }

    @Test func `a field that the directory cannot hold is named, and only where it changes`() throws {
        let book = try EditedBook(capabilities: Capabilities(operations: .all, fields: [.given, .note, .favorite]))
        // What came from the directory may be more than what it takes.
        let id = try book.synced(content("Leia", title: "Princess")).id
        #expect(try book.editor.note(id, "x") != nil)
        #expect(throws: EditError.cannotHold([.title], book: "theirs")) { try book.editor.title(id, "General") }
        #expect(throws: EditError.cannotHold([.title], book: "theirs")) {
            try book.editor.create(content("Wedge", title: "Pilot"), in: "theirs")
        }
        #expect(try book.contact(id)?.card.title == "Princess")
    }

    @Test func `undo does nothing that the directory would not take`() throws {
        let book = try EditedBook(capabilities: Capabilities(operations: [.create], fields: [.given, .note]))
        let sent = try book.editor.create(content("Wedge"), in: "theirs").id
        try book.changeEntry(sent) { $0.sent = content("Wedge") }
        #expect(throws: EditError.cannot("delete contacts", book: "theirs")) { try book.editor.undo() }
        #expect(try book.contact(sent) != nil)
        // What was never sent can still be changed and taken back.
        let unsent = try book.editor.create(content("Biggs"), in: "theirs").id
        #expect(try book.editor.note(unsent, "x") != nil)
        #expect(try book.editor.undo() != nil)
        #expect(try book.editor.undo() != nil)
        #expect(try book.contact(unsent) == nil)
    }
}
