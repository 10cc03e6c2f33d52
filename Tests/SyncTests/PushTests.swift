import Directories
import Doubles
import Editing
import Models
import Persistence
import Sync
import Testing

/// Successful pushes to the directory.
struct PushTests {
    @Test(arguments: StoreKind.allCases)
    func `changes arrive in their order, once, with what was changed`(kind: StoreKind) async throws {
        let book = try SyncedBook(kind)
        let leia = try await book.synced()
        let han = try await book.synced(content("Han", isFavorite: true))
        let greedo = try await book.synced(content("Greedo"))
        _ = try book.editor.delete([greedo.id])
        let luke = try book.editor.create(content("Luke"))
        try book.editor.note(leia.id, "Princess")
        try book.editor.note(han.id, "Captain")
        try book.editor.note(luke, "Farmer")
        try book.editor.title(leia.id, "General")
        let report = try await book.push()
        #expect(report.pushed == 4)
        #expect(report.waiting == 0)
        #expect(
            book.directory.writes.summary == ["delete 3", "create Luke", "update 1 note+title", "update 2 note"])
        #expect(
            book.contentsThere() == [
                content("Leia", note: "Princess", title: "General"),
                content("Han", note: "Captain", isFavorite: true), content("Luke", note: "Farmer"),
            ])
        #expect(try book.contact(luke)?.remoteID == "4")
        #expect(try book.outbox().isEmpty)
        book.directory.forgetRequests()
        #expect(try await book.push().pushed == 0)
        #expect(book.directory.requests.isEmpty)
        let refreshed = try await book.refresh()
        #expect([refreshed.added, refreshed.changed, refreshed.removed, refreshed.unchanged] == [0, 0, 0, 3])
        #expect(try book.contents().count == 3)
        #expect(book.directory.writes.isEmpty)
    }

    @Test(arguments: StoreKind.allCases)
    func `after a push the whole list is asked for, since it may be again what it was before`(
        kind: StoreKind
    ) async throws {
        let book = try SyncedBook(kind)
        let leia = try await book.synced()
        try book.store.write { writer in
            var status = try writer.status(ofBook: "rebels")
            status.directoryState = "v1"
            try writer.setStatus(status, ofBook: "rebels")
        }
        #expect(try await book.push().pushed == 0)
        #expect(try book.store.read { try $0.status(ofBook: "rebels").directoryState } == "v1")
        try book.editor.note(leia.id, "Princess")
        #expect(try await book.push().pushed == 1)
        #expect(try book.store.read { try $0.status(ofBook: "rebels").directoryState } == nil)
    }

    @Test(arguments: StoreKind.allCases)
    func `a favorite is sent alone, and never with other changes`(kind: StoreKind) async throws {
        let book = try SyncedBook(kind)
        let leia = try await book.synced()
        _ = try book.editor.setFavorite([leia.id], true)
        try await book.push()
        #expect(book.directory.writes.summary == ["update 1 favorite"])
        // Somebody else takes the mark away: a change of another field does not set it again.
        book.directory.changeElsewhere("1") { $0.isFavorite = false }
        try book.editor.note(leia.id, "Princess")
        try await book.push()
        #expect(book.directory.writes.summary == ["update 1 favorite", "update 1 note"])
        #expect(book.contentsThere() == [content("Leia", note: "Princess")])
        #expect(try book.contents() == book.contentsThere())
    }

    @Test(arguments: StoreKind.allCases)
    func `what nobody knows of is deleted without a word, and what is gone there is deleted already`(
        kind: StoreKind
    ) async throws {
        let book = try SyncedBook(kind)
        let leia = try await book.synced()
        let luke = try book.editor.create(content("Luke"))
        _ = try book.editor.delete([luke, leia.id])
        book.directory.deleteElsewhere("1")
        #expect(try await book.push().conflicts == [])
        #expect(book.directory.writes.summary == [])
        #expect(try book.outbox().isEmpty)
        #expect(try book.trashed(leia.id)?.contact.remoteID == nil)
    }

    @Test(arguments: StoreKind.allCases)
    func `what was deleted there as asked comes back as a new contact`(kind: StoreKind) async throws {
        let book = try SyncedBook(kind)
        let leia = try await book.synced()
        _ = try book.editor.delete([leia.id])
        try await book.push()
        _ = try book.editor.undo()
        try await book.refresh()
        #expect(book.directory.writes.summary == ["delete 1", "create Leia"])
        #expect(try book.contact(leia.id)?.remoteID == "2")
        #expect(try book.contents() == book.contentsThere())
    }

    @Test func `what the directory got while a change was on its way is merged`() async throws {
        let book = try SyncedBook()
        let leia = try await book.synced()
        try book.editor.note(leia.id, " blanks ")
        book.directory.onRequest { request, stage in
            if case .update = request, stage == .arriving {
                book.directory.changeElsewhere("1") { $0.card.title = "while it was on its way" }
            }
        }
        try await book.push()
        #expect(try book.contents() == [content("Leia", note: " blanks ", title: "while it was on its way")])
        #expect(try book.outbox().isEmpty)
        #expect(try book.conflict(leia.id) == nil)
    }

    @Test func `a book without directory, and one that takes no changes, have nothing to send`() async throws {
        let book = try SyncedBook()
        try book.store.write {
            try $0.addBook(AddressBook(name: "mine", capabilities: .local, created: book.clock.now))
        }
        _ = try book.editor.create(content("Luke"), in: "mine")
        let error = await #expect(throws: SyncError.self) {
            try await book.synchronizer().push("mine", options: RefreshOptions())
        }
        #expect(error?.message.contains("is a local book") == true)
    }
}
