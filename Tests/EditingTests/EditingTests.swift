import Doubles
import Editing
import Models
import Persistence
import Testing

/// Each editing method in a local book.
struct EditingTests {
    @Test(arguments: StoreKind.allCases)
    func `what is created is there, with its moment, and nothing of it is to be sent`(kind: StoreKind) throws {
        let book = try EditedBook(kind)
        let contact = try book.editor.create(content("Wedge", note: "Red Two", isFavorite: true), in: "mine")
        #expect(try book.contact(contact.id) == contact)
        #expect(contact.content == content("Wedge", note: "Red Two", isFavorite: true))
        #expect(contact.created == book.clock.now)
        #expect(contact.remoteID == nil)
        #expect(try book.outbox().isEmpty)
    }

    @Test(arguments: StoreKind.allCases)
    func `an update sees the contact as it is by then, and one that changes nothing is no step`(
        kind: StoreKind
    ) throws {
        let book = try EditedBook(kind)
        let contact = try book.editor.create(content("Wedge", note: "Red Two"), in: "mine")
        _ = try book.editor.title(contact.id, "Pilot")
        book.clock.advance(milliseconds: 5)
        let changed = try #require(try book.editor.note(contact.id, "Rogue Leader"))
        #expect(changed.content == content("Wedge", note: "Rogue Leader", title: "Pilot"))
        #expect(changed.updated == book.clock.now)
        #expect(changed.created == contact.created)
        let before = try book.everything()
        #expect(try book.editor.note(contact.id, "Rogue Leader") == nil)
        #expect(try book.everything() == before)
        #expect(try book.base(contact.id) == nil)
    }

    @Test(arguments: StoreKind.allCases)
    func `favorites are set together, those that were so before left out, each once`(kind: StoreKind) throws {
        let book = try EditedBook(kind)
        let one = try book.editor.create(content("Wedge"), in: "mine").id
        let other = try book.editor.create(content("Biggs", isFavorite: true), in: "mine").id
        #expect(try book.editor.setFavorite([one, other, one], true).map(\.id) == [one])
        #expect(try book.editor.setFavorite([one, other], false).map(\.id) == [one, other])
        #expect(try book.editor.undo()?.summary == "unfavorited 2 contacts")
        #expect(try book.contact(one)?.isFavorite == true)
        #expect(try book.editor.undo()?.summary == "favorited Wedge")
        #expect(try book.contact(one)?.isFavorite == false)
        #expect(try book.contact(other)?.isFavorite == true)
    }

    @Test(arguments: StoreKind.allCases)
    func `what is deleted is in the trash, and undo brings it back as it was`(kind: StoreKind) throws {
        let book = try EditedBook(kind)
        let contact = try book.editor.create(content("Wedge", note: "Red Two", isFavorite: true), in: "mine")
        #expect(try book.editor.delete([contact.id, contact.id]) == [contact])
        #expect(try book.contact(contact.id) == nil)
        #expect(try book.trashed(contact.id)?.contact.content == contact.content)
        #expect(try book.editor.undo()?.summary == "deleted Wedge")
        #expect(try book.contact(contact.id)?.content == contact.content)
        #expect(try book.trashed(contact.id) == nil)
    }

    @Test(arguments: StoreKind.allCases)
    func `what is in the trash is restored or gone for good`(kind: StoreKind) throws {
        let book = try EditedBook(kind)
        let ids = try ["Wedge", "Biggs", "Porkins"].map { try book.editor.create(content($0), in: "mine").id }
        _ = try book.editor.delete(ids)
        #expect(try book.editor.restore([ids[1], ids[1]]).map(\.id) == [ids[1]])
        #expect(try book.contact(ids[1])?.content == content("Biggs"))
        #expect(throws: EditError.notInTrash(ids[1])) { try book.editor.restore([ids[0], ids[1]]) }
        #expect(try book.contact(ids[0]) == nil, "one that can't be restored leaves all as it was")
        #expect(try book.editor.emptyTrash() == 2)
        #expect(try book.editor.emptyTrash() == 0)
        #expect(throws: EditError.notInTrash(ids[0])) { try book.editor.restore([ids[0]]) }
        #expect(throws: EditError.lost("the deletion of 2 contacts")) { try book.editor.undo() }
        #expect(try book.contact(ids[1]) != nil, "what was done before it stays until undo is asked for again")
        #expect(try book.editor.undo()?.summary == "restored Biggs")
        #expect(try book.contact(ids[1]) == nil)
    }

    @Test(arguments: StoreKind.allCases)
    func `what is not there is named`(kind: StoreKind) throws {
        let book = try EditedBook(kind)
        let nobody = ContactID.numbered(77)
        #expect(throws: EditError.noSuchBook("none")) { try book.editor.create(content("Wedge"), in: "none") }
        #expect(throws: EditError.noSuchContact(nobody)) { try book.editor.note(nobody, "?") }
        #expect(throws: EditError.noSuchContact(nobody)) { try book.editor.setFavorite([nobody], true) }
        #expect(throws: EditError.noSuchContact(nobody)) { try book.editor.delete([nobody]) }
        #expect(throws: EditError.noConflict(nobody)) { try book.editor.resolve(nobody, [:], others: .mine) }
        #expect(try book.editor.undo() == nil)
        #expect(try book.editor.redo() == nil)
    }

    @Test(arguments: StoreKind.allCases)
    func `a commit that fails leaves neither contact nor outbox nor history`(kind: StoreKind) throws {
        let book = try EditedBook(kind)
        let contact = try book.synced()
        let trashed = try book.synced(content("Han"), number: 901)
        _ = try book.editor.delete([trashed.id])
        let before = try book.everything()
        let steps: [() throws -> Void] = [
            { _ = try book.editor.create(content("Wedge"), in: "theirs") },
            { _ = try book.editor.note(contact.id, "Princess") },
            { _ = try book.editor.setFavorite([contact.id], true) },
            { _ = try book.editor.delete([contact.id]) },
            { _ = try book.editor.restore([trashed.id]) },
            { _ = try book.editor.undo() },
            { _ = try book.editor.emptyTrash() },
        ]
        for step in steps {
            book.store.failCommit()
            #expect(throws: StoreError.self, performing: step)
            #expect(try book.everything() == before)
        }
    }
}
