import Doubles
import Editing
import Models
import Persistence
import Testing

/// Every kind of conflict, settled each way.
struct ConflictTests {
    /// The directory said `there` after the user made `here` of a contact.
    private func disputed(
        _ kind: StoreKind, here: ContactContent, there: ContactContent, fields: Set<ContactField>
    ) throws -> (EditedBook, ContactID) {
        let book = try EditedBook(kind)
        let id = try book.synced(content("Leia")).id
        _ = try book.editor.update(id) { $0 = here }
        try book.store.write { writer in
            try writer.setBase(there, of: id)
            try writer.setConflict(Conflict(contact: id, book: "theirs", kind: .bothChanged, fields: fields))
        }
        return (book, id)
    }

    @Test(arguments: StoreKind.allCases)
    func `mine is sent`(kind: StoreKind) throws {
        let (book, id) = try disputed(
            kind, here: content("Leia", note: "mine"), there: content("Leia", note: "theirs"), fields: [.note])
        #expect(try book.editor.resolve(id, [.note: .mine], others: nil) == nil)
        #expect(try book.conflict(id) == nil)
        #expect(try book.contact(id)?.card.note == "mine")
        #expect(try book.entry(id)?.fields == [.note])
        #expect(try book.base(id)?.card.note == "theirs")
    }

    @Test(arguments: StoreKind.allCases)
    func `theirs is taken, and nothing is left to send`(kind: StoreKind) throws {
        let (book, id) = try disputed(
            kind, here: content("Leia", note: "mine"), there: content("Leia", note: "theirs"), fields: [.note])
        #expect(try book.editor.resolve(id, [:], others: .theirs) == nil)
        #expect(try book.conflict(id) == nil)
        #expect(try book.contact(id)?.content == content("Leia", note: "theirs"))
        #expect(try book.outbox().isEmpty)
        // The change that lost is no longer there to be undone.
        #expect(try book.editor.undo()?.changes == [])
        #expect(try book.contact(id)?.card.note == "theirs")
    }

    @Test(arguments: StoreKind.allCases)
    func `fields are settled one by one`(kind: StoreKind) throws {
        let (book, id) = try disputed(
            kind, here: content("Leia", note: "mine", title: "Mine"),
            there: content("Leia", note: "theirs", title: "Theirs"), fields: [.note, .title])
        #expect(try book.editor.resolve(id, [.note: .theirs], others: nil)?.fields == [.title])
        #expect(try book.contact(id)?.content == content("Leia", note: "theirs", title: "Mine"))
        #expect(try book.entry(id)?.fields == [.title])
        #expect(try book.editor.resolve(id, [.title: .mine], others: nil) == nil)
        #expect(try book.contact(id)?.content == content("Leia", note: "theirs", title: "Mine"))
    }

    @Test(arguments: StoreKind.allCases)
    func `an edit to what the directory has settles the field`(kind: StoreKind) throws {
        let (book, id) = try disputed(
            kind, here: content("Leia", note: "mine", title: "Mine"),
            there: content("Leia", note: "theirs", title: "Theirs"), fields: [.note, .title])
        _ = try book.editor.note(id, "theirs")
        #expect(try book.conflict(id)?.fields == [.title])
        _ = try book.editor.title(id, "Another")
        #expect(try book.conflict(id)?.fields == [.title], "a third value settles nothing")
        _ = try book.editor.title(id, "Theirs")
        #expect(try book.conflict(id) == nil)
        #expect(try book.outbox().isEmpty)
    }

    @Test(arguments: StoreKind.allCases)
    func `a conflict outlives a deletion that is taken back`(kind: StoreKind) throws {
        let (book, id) = try disputed(
            kind, here: content("Leia", note: "mine"), there: content("Leia", note: "theirs"), fields: [.note])
        _ = try book.editor.delete([id])
        #expect(try book.conflict(id) == nil)
        _ = try book.editor.undo()
        #expect(try book.conflict(id)?.fields == [.note])
        #expect(try book.base(id)?.card.note == "theirs")
    }

    /// The directory has deleted what was changed here.
    private func deletedThere(_ kind: StoreKind) throws -> (EditedBook, ContactID) {
        let book = try EditedBook(kind)
        let id = try book.synced(content("Leia")).id
        _ = try book.editor.note(id, "mine")
        try book.changeEntry(id) { $0.state = .refused([RefusalMessage(field: nil, text: "it was deleted there")]) }
        try book.store.write {
            try $0.setConflict(Conflict(contact: id, book: "theirs", kind: .deletedThere, fields: []))
        }
        return (book, id)
    }

    @Test(arguments: StoreKind.allCases)
    func `what was deleted there and stays is created anew`(kind: StoreKind) throws {
        let (book, id) = try deletedThere(kind)
        #expect(throws: EditError.choiceNeeded(id)) { try book.editor.resolve(id, [.note: .mine], others: nil) }
        #expect(try book.editor.resolve(id, [:], others: .mine) == nil)
        #expect(try book.contact(id)?.card.note == "mine")
        #expect(try book.entry(id)?.operation == .create)
        #expect(try book.entry(id)?.remoteID == book.contact(id)?.remoteID, "it is looked up first")
        #expect(try book.entry(id)?.state == .waiting(notBefore: nil))
    }

    @Test(arguments: StoreKind.allCases)
    func `what was deleted there and goes is in the trash, and comes back as a new one`(kind: StoreKind) throws {
        let (book, id) = try deletedThere(kind)
        #expect(try book.editor.resolve(id, [:], others: .theirs) == nil)
        #expect(try book.contact(id) == nil)
        #expect(try book.outbox().isEmpty)
        _ = try book.editor.restore([id])
        #expect(try book.contact(id)?.card.note == "mine")
        #expect(try book.entry(id)?.operation == .create)
    }

    /// The directory has changed what was deleted here, as a push leaves it.
    private func deletedHere(_ kind: StoreKind, disputed: Set<ContactField> = []) throws -> (EditedBook, ContactID) {
        let book = try EditedBook(kind)
        let id = try book.synced(content("Leia")).id
        _ = try book.editor.title(id, "Mine")
        _ = try book.editor.delete([id])
        try book.changeEntry(id) { entry in
            entry.state = .refused([RefusalMessage(field: nil, text: "it was changed there since")])
            entry.fields = disputed
        }
        try book.store.write { writer in
            var contact = try #require(try writer.trashed(id)).contact
            contact.card.note = "theirs"
            try writer.putInTrash(
                TrashedContact(
                    contact: contact, deleted: book.clock.now, tag: nil,
                    base: content("Leia", note: "theirs", title: disputed.isEmpty ? nil : "Theirs")))
            try writer.setConflict(Conflict(contact: id, book: "theirs", kind: .deletedHere, fields: []))
        }
        return (book, id)
    }

    @Test(arguments: StoreKind.allCases)
    func `what was changed there is deleted all the same`(kind: StoreKind) throws {
        let (book, id) = try deletedHere(kind)
        #expect(throws: EditError.choiceNeeded(id)) { try book.editor.resolve(id, [:], others: nil) }
        #expect(try book.editor.resolve(id, [:], others: .mine) == nil)
        #expect(try book.entry(id)?.operation == .delete)
        #expect(try book.entry(id)?.state == .waiting(notBefore: nil))
        #expect(try book.trashed(id)?.base?.card.note == "theirs")
    }

    @Test(arguments: StoreKind.allCases)
    func `what was changed there comes back as it is there`(kind: StoreKind) throws {
        let (book, id) = try deletedHere(kind)
        #expect(try book.editor.resolve(id, [:], others: .theirs) == nil)
        #expect(try book.contact(id)?.content == content("Leia", note: "theirs"))
        #expect(try book.trashed(id) == nil)
        #expect(try book.outbox().isEmpty)
    }

    @Test(arguments: StoreKind.allCases)
    func `a deletion that is held and taken back leaves both sides' changes`(kind: StoreKind) throws {
        let (book, id) = try deletedHere(kind)
        _ = try book.editor.undo()
        #expect(try book.conflict(id) == nil)
        #expect(try book.contact(id)?.content == content("Leia", note: "theirs", title: "Mine"))
        #expect(try book.entry(id)?.operation == .update)
        #expect(try book.entry(id)?.fields == [.title])
    }

    @Test(arguments: StoreKind.allCases)
    func `a deletion that is held and taken back leaves the conflict of a field`(kind: StoreKind) throws {
        let (book, id) = try deletedHere(kind, disputed: [.title])
        _ = try book.editor.restore([id])
        #expect(try book.conflict(id)?.kind == .bothChanged)
        #expect(try book.conflict(id)?.fields == [.title])
        #expect(try book.editor.resolve(id, [:], others: .theirs) == nil)
        #expect(try book.contact(id)?.card.title == "Theirs")
    }

    @Test(arguments: StoreKind.allCases)
    func `an emptied trash keeps what is still to be deleted there, or to be settled`(kind: StoreKind) throws {
        let (book, id) = try deletedHere(kind)
        let waiting = try book.synced(content("Han"), number: 901).id
        let settled = try book.editor.create(content("Luke"), in: "mine").id
        _ = try book.editor.delete([waiting, settled])
        #expect(try book.editor.emptyTrash() == 1)
        #expect(try book.trashed(settled) == nil)
        #expect(try book.trashed(waiting) != nil)
        #expect(try book.editor.resolve(id, [:], others: .theirs) == nil)
        #expect(try book.contact(id)?.card.note == "theirs")
    }
}
