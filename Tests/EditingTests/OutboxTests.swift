import Doubles
import Editing
import Models
import Persistence
import Testing

/// Outbox entries of changes: each intent once.
struct OutboxTests {
    private static let everyField = Set(ContactField.allCases)

    @Test(arguments: StoreKind.allCases)
    func `a new contact that is changed is one create`(kind: StoreKind) throws {
        let book = try EditedBook(kind)
        let id = try book.editor.create(content("Wedge"), in: "theirs").id
        _ = try book.editor.note(id, "Red Two")
        _ = try book.editor.setFavorite([id], true)
        let entry = try #require(try book.outbox().first)
        #expect(try book.outbox().count == 1)
        #expect(entry.operation == .create)
        #expect(entry.contact == id)
        #expect(entry.remoteID == nil)
        #expect(entry.state == .waiting(notBefore: nil))
        #expect(entry.sent == nil)
        #expect(try book.contact(id)?.isPending == true)
        #expect(try book.base(id) == nil)
    }

    @Test(arguments: StoreKind.allCases)
    func `two changes are one update of both fields, and what the directory said stays the base`(
        kind: StoreKind
    ) throws {
        let book = try EditedBook(kind)
        let id = try book.synced(content("Leia", note: "old")).id
        let first = book.clock.now
        _ = try book.editor.note(id, "newer")
        book.clock.advance(milliseconds: 5)
        _ = try book.editor.title(id, "General")
        _ = try book.editor.note(id, "newest")
        let entry = try #require(try book.entry(id))
        #expect(try book.outbox().count == 1)
        #expect(entry.operation == .update)
        #expect(entry.remoteID == "r900")
        #expect(entry.fields == [.note, .title])
        #expect(entry.created == first)
        #expect(try book.base(id) == content("Leia", note: "old"))
        #expect(try book.tag(id) == "t900", "a change here says nothing of what the directory has")
    }

    @Test(arguments: StoreKind.allCases)
    func `back at what the directory said, nothing is to be sent`(kind: StoreKind) throws {
        let book = try EditedBook(kind)
        let id = try book.synced(content("Leia", note: "old")).id
        _ = try book.editor.note(id, "new")
        _ = try book.editor.title(id, "General")
        _ = try book.editor.note(id, "old")
        #expect(try book.entry(id)?.fields == [.title])
        _ = try book.editor.title(id, nil)
        #expect(try book.outbox().isEmpty)
        #expect(try book.base(id) == nil)
        #expect(try book.contact(id)?.isPending == false)
    }

    @Test(arguments: StoreKind.allCases)
    func `what was created and deleted before it was sent was never there`(kind: StoreKind) throws {
        let book = try EditedBook(kind)
        let id = try book.editor.create(content("Wedge"), in: "theirs").id
        _ = try book.editor.delete([id])
        #expect(try book.outbox().isEmpty)
        #expect(try book.trashed(id) != nil)
        _ = try book.editor.undo()
        #expect(try book.entry(id)?.operation == .create)
    }

    @Test(arguments: StoreKind.allCases)
    func `a deletion that is taken back before it was sent leaves what was to be sent before`(kind: StoreKind) throws {
        let book = try EditedBook(kind)
        let quiet = try book.synced().id
        let changed = try book.synced(content("Han"), number: 901).id
        _ = try book.editor.note(changed, "Captain")
        _ = try book.editor.delete([quiet, changed])
        #expect(try book.outbox().map(\.operation) == [.delete, .delete])
        #expect(try book.outbox().map(\.remoteID) == ["r901", "r900"])
        _ = try book.editor.undo()
        #expect(try book.outbox().map(\.contact) == [changed])
        #expect(try book.entry(changed)?.operation == .update)
        #expect(try book.entry(changed)?.fields == [.note])
        #expect(try book.base(changed) == content("Han"))
        #expect(try book.tag(quiet) == "t900")
    }

    @Test(arguments: StoreKind.allCases)
    func `a deletion that may have arrived has the contact looked up when it is taken back`(kind: StoreKind) throws {
        let book = try EditedBook(kind)
        let id = try book.synced(content("Leia")).id
        _ = try book.editor.delete([id])
        try book.changeEntry(id) { entry in
            entry.sent = content("Leia")
            entry.state = .sending(since: book.clock.now)
        }
        _ = try book.editor.undo()
        let entry = try #require(try book.entry(id))
        #expect(entry.operation == .create)
        #expect(entry.remoteID == "r900")
        #expect(entry.sent != nil)
        // Changed or deleted again, it is still not known whether it is there.
        _ = try book.editor.note(id, "x")
        #expect(try book.entry(id)?.operation == .create)
        _ = try book.editor.delete([id])
        #expect(try book.entry(id)?.operation == .delete)
        #expect(try book.entry(id)?.sent != nil)
    }

    @Test(arguments: StoreKind.allCases)
    func `what the directory has deleted as it was told is created anew when it is taken back`(kind: StoreKind) throws {
        let book = try EditedBook(kind)
        let contact = try book.synced(content("Leia"))
        _ = try book.editor.delete([contact.id])
        // As a push leaves it.
        try book.store.write { writer in
            try writer.removeOutboxEntry(of: contact.id)
            var stranger = contact
            stranger.remoteID = nil
            try writer.putInTrash(TrashedContact(contact: stranger, deleted: book.clock.now))
        }
        _ = try book.editor.undo()
        #expect(try book.contact(contact.id)?.remoteID == nil)
        #expect(try book.entry(contact.id)?.operation == .create)
        #expect(try book.entry(contact.id)?.remoteID == nil)
        #expect(try book.entry(contact.id)?.fields == Self.everyField)
    }

    @Test(arguments: StoreKind.allCases)
    func `a change of what is on its way keeps what was sent`(kind: StoreKind) throws {
        let book = try EditedBook(kind)
        let created = try book.editor.create(content("Wedge"), in: "theirs").id
        let updated = try book.synced(content("Leia")).id
        _ = try book.editor.note(updated, "x")
        for id in [created, updated] {
            try book.changeEntry(id) { entry in
                entry.sent = content("sent")
                entry.state = .sending(since: book.clock.now)
            }
        }
        _ = try book.editor.note(created, "later")
        _ = try book.editor.note(updated, nil)
        // Back at the base, but the directory may have the other value by now.
        #expect(try book.entry(updated)?.fields == [])
        #expect(try book.base(updated) == content("Leia"))
        _ = try book.editor.delete([created])
        #expect(try book.entry(created)?.operation == .delete)
        for id in [created, updated] {
            #expect(try book.entry(id)?.sent == content("sent"))
            #expect(try book.entry(id)?.state == .sending(since: book.clock.now))
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `what was refused is tried again when it has changed`(kind: StoreKind) throws {
        let book = try EditedBook(kind)
        let id = try book.synced(content("Leia")).id
        _ = try book.editor.note(id, "x")
        try book.changeEntry(id) { $0.state = .refused([RefusalMessage(field: .note, text: "too short")]) }
        _ = try book.editor.note(id, "longer")
        #expect(try book.entry(id)?.state == .waiting(notBefore: nil))
        let later = Timestamp(milliseconds: 99_000)
        try book.changeEntry(id) { $0.state = .waiting(notBefore: later) }
        _ = try book.editor.title(id, "General")
        #expect(try book.entry(id)?.state == .waiting(notBefore: later), "a directory that is away stays away")
    }
}
