import Doubles
import Editing
import Models
import Persistence
import Testing

/// Changes that the user gives up before their directory has them.
struct GivingUpTests {
    @Test(arguments: StoreKind.allCases)
    func `an update that is given up leaves what the directory has, and can be undone`(kind: StoreKind) throws {
        let book = try EditedBook(kind)
        let id = try book.synced(content("Leia", note: "old")).id
        _ = try book.editor.note(id, "new")
        let contact = try book.editor.giveUpChange(of: id)
        #expect(contact.card.note == "old")
        #expect(try book.contact(id)?.card.note == "old")
        #expect(try book.outbox().isEmpty)
        #expect(try book.editor.undo()?.summary == "dropped the change to Leia")
        #expect(try book.contact(id)?.card.note == "new")
        #expect(try book.entry(id)?.fields == [.note])
    }

    @Test(arguments: StoreKind.allCases)
    func `a creation that is given up goes to the trash`(kind: StoreKind) throws {
        let book = try EditedBook(kind)
        let id = try book.editor.create(content("Wedge"), in: "theirs").id
        #expect(try book.editor.giveUpChange(of: id).id == id)
        #expect(try book.contact(id) == nil)
        #expect(try book.trashed(id) != nil)
        #expect(try book.outbox().isEmpty)
    }

    @Test(arguments: StoreKind.allCases)
    func `a deletion that is given up brings the contact back`(kind: StoreKind) throws {
        let book = try EditedBook(kind)
        let id = try book.synced().id
        _ = try book.editor.delete([id])
        _ = try book.editor.giveUpChange(of: id)
        #expect(try book.contact(id) != nil)
        #expect(try book.trashed(id) == nil)
        #expect(try book.outbox().isEmpty)
    }

    @Test func `what is not there, or held by a conflict, is refused, and nothing changes`() throws {
        let book = try EditedBook()
        let id = try book.synced(content("Leia", note: "old")).id
        #expect(throws: EditError.nothingWaits(id)) { try book.editor.giveUpChange(of: id) }
        _ = try book.editor.note(id, "new")
        try book.store.write {
            try $0.setConflict(Conflict(contact: id, book: "theirs", kind: .bothChanged, fields: [.note]))
        }
        let before = try book.everything()
        #expect(throws: EditError.heldByConflict(id)) { try book.editor.giveUpChange(of: id) }
        #expect(try book.everything() == before)
    }
}
