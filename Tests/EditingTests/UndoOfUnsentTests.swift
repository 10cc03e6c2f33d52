import Doubles
import Editing
import Models
import Persistence
import Testing

/// Undo of changes that the directory never got, while it got others.
struct UndoOfUnsentTests {
    /// The directory got `there` meanwhile, as a refresh leaves it.
    private func say(_ there: ContactContent, of id: ContactID, _ fields: Set<ContactField>, in book: EditedBook) throws
    {
        try book.store.write { writer in
            try writer.setBase(there, of: id)
            try writer.setConflict(Conflict(contact: id, book: "theirs", kind: .bothChanged, fields: fields))
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `a contact is then as its directory has it, and not in conflict`(kind: StoreKind) throws {
        let book = try EditedBook(kind)
        let id = try book.synced(content("Leia", note: "old")).id
        _ = try book.editor.update(id) { ($0.card.note, $0.card.title) = ("mine", "Mine") }
        try say(content("Leia", note: "theirs"), of: id, [.note], in: book)
        #expect(try book.editor.undo()?.changes.count == 1)
        #expect(try book.contact(id)?.content == content("Leia", note: "theirs"))
        #expect(try book.conflict(id) == nil)
        #expect(try book.outbox().isEmpty)

        // As an edit of what is there by now.
        #expect(try book.editor.redo()?.changes.count == 1)
        #expect(try book.contact(id)?.content == content("Leia", note: "mine", title: "Mine"))
        #expect(try book.entry(id)?.fields == [.note, .title])
        #expect(try book.base(id)?.card.note == "theirs")
        #expect(try book.conflict(id) == nil)
        _ = try book.editor.undo()
        #expect(try book.contact(id)?.content == content("Leia", note: "theirs"))
        #expect(try book.outbox().isEmpty)
    }

    @Test(arguments: StoreKind.allCases)
    func `an earlier change that is still to be sent stays in conflict`(kind: StoreKind) throws {
        let book = try EditedBook(kind)
        let id = try book.synced(content("Leia", note: "old")).id
        _ = try book.editor.note(id, "first")
        _ = try book.editor.note(id, "second")
        try say(content("Leia", note: "theirs"), of: id, [.note], in: book)
        _ = try book.editor.undo()
        #expect(try book.contact(id)?.card.note == "first")
        #expect(try book.conflict(id)?.fields == [.note])
        _ = try book.editor.undo()
        #expect(try book.contact(id)?.card.note == "theirs")
        #expect(try book.conflict(id) == nil)
        _ = try book.editor.redo()
        _ = try book.editor.redo()
        #expect(try book.contact(id)?.card.note == "second")
        #expect(try book.conflict(id) == nil)
        #expect(try book.entry(id)?.fields == [.note])
    }

    @Test(arguments: StoreKind.allCases)
    func `a change that was sent before counts for nothing`(kind: StoreKind) throws {
        let book = try EditedBook(kind)
        let id = try book.synced(content("Leia", note: "old")).id
        _ = try book.editor.note(id, "sent")
        try book.store.write { writer in
            try writer.setBase(nil, of: id)
            try writer.removeOutboxEntry(of: id)
        }
        book.clock.advance(milliseconds: 1_000)
        _ = try book.editor.note(id, "mine")
        try say(content("Leia", note: "theirs"), of: id, [.note], in: book)
        _ = try book.editor.undo()
        #expect(try book.contact(id)?.card.note == "theirs")
        #expect(try book.editor.undo()?.changes == [])
        #expect(try book.contact(id)?.card.note == "theirs")
    }

    @Test(arguments: StoreKind.allCases)
    func `what the directory has deleted goes, and comes back as a new one`(kind: StoreKind) throws {
        let book = try EditedBook(kind)
        let id = try book.synced(content("Leia", note: "old")).id
        _ = try book.editor.title(id, "Mine")
        _ = try book.editor.note(id, "mine")
        try book.changeEntry(id) { $0.state = .refused([RefusalMessage(field: nil, text: "it was deleted there")]) }
        try book.store.write {
            try $0.setConflict(Conflict(contact: id, book: "theirs", kind: .deletedThere, fields: []))
        }
        _ = try book.editor.undo()
        #expect(try book.conflict(id)?.kind == .deletedThere, "the title is still there")
        _ = try book.editor.undo()
        #expect(try book.contact(id) == nil)
        #expect(try book.conflict(id) == nil)
        #expect(try book.outbox().isEmpty)
        #expect(try book.trashed(id)?.contact.remoteID == nil)
        _ = try book.editor.redo()
        _ = try book.editor.redo()
        #expect(try book.contact(id)?.content == content("Leia", note: "mine", title: "Mine"))
        #expect(try book.entry(id)?.operation == .create)
        _ = try book.editor.undo()
        _ = try book.editor.undo()
        #expect(try book.contact(id) == nil)
        #expect(try book.outbox().isEmpty)
    }

    @Test(arguments: StoreKind.allCases)
    func `an emptied trash is forgotten, and undo says so before it goes on with what is there`(kind: StoreKind) throws
    {
        let book = try EditedBook(kind)
        let (gone, stays) = (
            try book.editor.create(content("Wedge"), in: "mine").id,
            try book.editor.create(content("Biggs"), in: "mine").id
        )
        _ = try book.editor.note(stays, "x")
        _ = try book.editor.note(gone, "x")
        _ = try book.editor.setFavorite([gone, stays], true)
        _ = try book.editor.delete([gone])
        #expect(try book.editor.emptyTrash() == 1)
        #expect(try book.everything().allSatisfy { !$0.contains("Wedge") })
        #expect(throws: EditError.lost("the deletion of 1 contact")) { try book.editor.undo() }
        #expect(try book.editor.undo()?.changes.map(\.contact) == [stays])
        #expect(try book.editor.undo()?.changes.map(\.contact) == [stays])
        #expect(try book.contact(stays)?.card.note == nil)
        _ = try book.editor.redo()
        #expect(try book.contact(stays)?.card.note == "x")
        _ = try book.editor.redo()
        #expect(try book.editor.redo() == nil, "what is lost is passed over")
        #expect(throws: EditError.lost("the deletion of 1 contact")) { try book.editor.undo() }
    }

    @Test(arguments: StoreKind.allCases)
    func `a trash of which nothing can be undone is emptied without a word`(kind: StoreKind) throws {
        let book = try EditedBook(kind)
        let stays = try book.editor.create(content("Biggs"), in: "mine").id
        _ = try book.editor.create(content("Wedge"), in: "mine")
        _ = try book.editor.undo()
        #expect(try book.editor.emptyTrash() == 1)
        #expect(try book.editor.undo()?.changes.map(\.contact) == [stays])
        #expect(try book.editor.undo() == nil)
    }
}
