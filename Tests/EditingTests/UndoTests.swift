import Doubles
import Editing
import Models
import Persistence
import Testing

struct UndoTests {
    @Test(arguments: StoreKind.allCases)
    func `steps are undone and done again one by one`(kind: StoreKind) throws {
        let book = try EditedBook(kind)
        let id = try book.editor.create(content("Wedge"), in: "mine").id
        _ = try book.editor.note(id, "Red Two")
        _ = try book.editor.note(id, "Rogue Leader")
        _ = try book.editor.delete([id])
        func state() throws -> String { try book.contact(id).map { $0.card.note ?? "-" } ?? "gone" }
        var undone: [String] = []
        while try book.editor.undo() != nil { undone.append(try state()) }
        #expect(undone == ["Rogue Leader", "Red Two", "-", "gone"])
        var redone: [String] = []
        while try book.editor.redo() != nil { redone.append(try state()) }
        #expect(redone == ["-", "Red Two", "Rogue Leader", "gone"])
    }

    @Test(arguments: StoreKind.allCases)
    func `a new step forgets what was undone`(kind: StoreKind) throws {
        let book = try EditedBook(kind)
        let id = try book.editor.create(content("Wedge"), in: "mine").id
        _ = try book.editor.note(id, "Red Two")
        _ = try book.editor.undo()
        _ = try book.editor.title(id, "Pilot")
        #expect(try book.editor.redo() == nil)
        _ = try book.editor.undo()
        #expect(try book.contact(id)?.content == content("Wedge"))
    }

    @Test(arguments: StoreKind.allCases)
    func `undo keeps what has come since`(kind: StoreKind) throws {
        let book = try EditedBook(kind)
        let id = try book.synced(content("Leia", note: "old", title: "Princess")).id
        _ = try book.editor.update(id) {
            $0.card.note = "new"
            $0.card.title = "General"
        }
        // From the directory: another field, and one of those that were changed.
        try book.store.write { writer in
            var contact = try #require(try writer.contact(id))
            contact.isFavorite = true
            contact.card.title = "Senator"
            try writer.replace(contact, tag: nil)
        }
        let step = try #require(try book.editor.undo())
        #expect(step.changes.map(\.contact) == [id])
        #expect(step.isUndone)
        #expect(try book.contact(id)?.content == content("Leia", note: "old", title: "Senator", isFavorite: true))
        _ = try book.editor.redo()
        #expect(try book.contact(id)?.content == content("Leia", note: "new", title: "Senator", isFavorite: true))
    }

    @Test(arguments: StoreKind.allCases)
    func `a step of which nothing is left is undone without a change`(kind: StoreKind) throws {
        let book = try EditedBook(kind)
        let gone = try book.synced(content("Leia")).id
        let changed = try book.synced(content("Han"), number: 901).id
        _ = try book.editor.note(gone, "x")
        _ = try book.editor.note(changed, "x")
        try book.store.write { writer in
            try writer.remove([gone])
            var contact = try #require(try writer.contact(changed))
            contact.card.note = "y"
            try writer.replace(contact, tag: nil)
        }
        #expect(try book.editor.undo()?.changes == [])
        #expect(try book.editor.undo()?.changes == [])
        #expect(try book.editor.undo() == nil)
        #expect(try book.contact(changed)?.card.note == "y")
        #expect(try book.contact(gone) == nil)
    }

    @Test(arguments: StoreKind.allCases)
    func `undo of a creation that was sent deletes it there`(kind: StoreKind) throws {
        let book = try EditedBook(kind)
        let id = try book.editor.create(content("Wedge"), in: "theirs").id
        try book.store.write { writer in
            var contact = try #require(try writer.contact(id))
            contact.remoteID = "5"
            try writer.replace(contact, tag: nil)
            try writer.removeOutboxEntry(of: id)
        }
        _ = try book.editor.undo()
        #expect(try book.entry(id)?.operation == .delete)
        #expect(try book.entry(id)?.remoteID == "5")
        _ = try book.editor.redo()
        #expect(try book.contact(id)?.remoteID == "5")
        #expect(try book.outbox().isEmpty)
    }

    @Test(arguments: StoreKind.allCases)
    func `undo of a change that was sent is sent too`(kind: StoreKind) throws {
        let book = try EditedBook(kind)
        let id = try book.synced(content("Leia", note: "old")).id
        _ = try book.editor.note(id, "new")
        try book.store.write { writer in
            try writer.setBase(nil, of: id)
            try writer.removeOutboxEntry(of: id)
        }
        _ = try book.editor.undo()
        #expect(try book.entry(id)?.fields == [.note])
        #expect(try book.base(id) == content("Leia", note: "new"))
        #expect(try book.contact(id)?.content == content("Leia", note: "old"))
    }
}
