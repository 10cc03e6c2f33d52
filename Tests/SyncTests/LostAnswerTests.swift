import Directories
import Doubles
import Editing
import Models
import Persistence
import Sync
import Testing

/// A write whose answer does not come is looked up before it is repeated.
struct LostAnswerTests {
    private static let faults: [StubWritableDirectory.Fault] = [
        .lostAnswer, .lostRequest, .status(500, isCarriedOut: true), .status(502), .canceled,
    ]

    /// Fails the next write, then has another process try again when that is due.
    private func pushTwice(_ book: SyncedBook, _ fault: StubWritableDirectory.Fault) async throws {
        book.directory.failNextWrite(fault)
        await #expect(throws: SyncError.self) { try await book.push() }
        book.clock.advance(milliseconds: 3_600_000)
    }

    @Test(arguments: StoreKind.allCases, faults.indices)
    func `a contact is created once`(kind: StoreKind, fault: Int) async throws {
        let book = try SyncedBook(kind)
        let luke = try book.editor.create(content("Luke"))
        try await pushTwice(book, Self.faults[fault])
        #expect(try await book.push().waiting == 0)
        #expect(book.directory.writes.summary == ["create Luke"])
        #expect(try book.contact(luke)?.remoteID == "1")
        try await book.refresh()
        #expect(try book.contents() == [content("Luke")])
    }

    @Test(arguments: StoreKind.allCases)
    func `a refresh takes a contact whose creation is unanswered for no other one`(kind: StoreKind) async throws {
        let book = try SyncedBook(kind)
        let luke = try book.editor.create(content("Luke"))
        book.directory.failNextWrite(.lostAnswer)
        // The failure may be that of the one change: the list is read all the same.
        #expect(try await book.refresh().failure?.isAnswerLost == true)
        #expect(try book.contents() == [content("Luke")])
        book.clock.advance(milliseconds: 3_600_000)
        let report = try await book.refresh()
        #expect(report.added == 0)
        #expect(try book.contact(luke)?.remoteID == "1")
        #expect(book.directory.writes.summary == ["create Luke"])
    }

    @Test(arguments: StoreKind.allCases, [-90_000, 90_000, -86_400_000_000])
    func `a clock that was wrong when it was created makes no second one`(kind: StoreKind, step: Int64) async throws {
        let book = try SyncedBook(kind)
        _ = try book.editor.create(content("Luke"))
        book.directory.failNextWrite(.lostAnswer)
        await #expect(throws: SyncError.self) { try await book.push() }
        book.clock.advance(milliseconds: step)
        try await book.push(forced: true)
        #expect(book.directory.writes.summary == ["create Luke"])
        #expect(try book.outbox().isEmpty)
    }

    @Test(arguments: StoreKind.allCases)
    func `a change does not wait for a moment that a wrong clock made up`(kind: StoreKind) async throws {
        let book = try SyncedBook(kind)
        _ = try book.editor.create(content("Luke"))
        book.directory.failNextWrite(.offline)
        await #expect(throws: SyncError.self) { try await book.push() }
        #expect(try await book.push().waiting == 1)
        book.clock.advance(milliseconds: -86_400_000 * 400)
        #expect(try await book.push().pushed == 1)
    }

    @Test(arguments: StoreKind.allCases)
    func `one created with a photo, whose answer was lost, is deleted as it is`(kind: StoreKind) async throws {
        let book = try SyncedBook(kind)
        let luke = try book.editor.create(content("Luke"), in: "rebels", photo: PhotoData([1], format: .png)).id
        book.directory.failNextWrite(.lostAnswer)
        await #expect(throws: SyncError.self) { try await book.push() }
        _ = try book.editor.delete([luke])
        #expect(try await book.push(forced: true).conflicts.isEmpty)
        #expect(book.contentsThere().isEmpty)
        #expect(try book.outbox().isEmpty)
    }

    @Test(arguments: StoreKind.allCases)
    func `what was changed after the lost creation is sent as a change`(kind: StoreKind) async throws {
        let book = try SyncedBook(kind)
        let luke = try book.editor.create(content("Luke"))
        try await pushTwice(book, .lostAnswer)
        try book.editor.note(luke, "Farmer")
        try await book.push()
        #expect(book.directory.writes.summary == ["create Luke", "update 1 note"])
        #expect(try book.contents() == [content("Luke", note: "Farmer")])
        #expect(book.contentsThere() == [content("Luke", note: "Farmer")])
    }

    @Test(arguments: StoreKind.allCases)
    func `a creation that never arrived is sent as it is by then, and that one is looked up`(
        kind: StoreKind
    ) async throws {
        let book = try SyncedBook(kind)
        let luke = try book.editor.create(content("Luke"))
        try await pushTwice(book, .lostRequest)
        try book.editor.note(luke, "Farmer")
        try await pushTwice(book, .lostAnswer)
        try await book.push()
        #expect(book.directory.writes == [.create(content("Luke", note: "Farmer"))])
        #expect(try book.contact(luke)?.remoteID == "1")
    }

    @Test(arguments: StoreKind.allCases)
    func `a lookup that fails forgets nothing`(kind: StoreKind) async throws {
        let book = try SyncedBook(kind)
        _ = try book.editor.create(content("Luke"))
        try await pushTwice(book, .lostAnswer)
        book.directory.fail { _ in .offline }
        await #expect(throws: SyncError.self) { try await book.push() }
        book.clock.advance(milliseconds: 3_600_000)
        book.directory.heal()
        try await book.push()
        #expect(book.directory.writes.summary == ["create Luke"])
        #expect(try book.outbox().isEmpty)
    }

    @Test(arguments: StoreKind.allCases)
    func `a contact that was deleted after its lost creation is deleted there`(kind: StoreKind) async throws {
        let book = try SyncedBook(kind)
        let luke = try book.editor.create(content("Luke", note: "as sent"))
        try await pushTwice(book, .lostAnswer)
        try book.editor.note(luke, "changed since")
        _ = try book.editor.delete([luke])
        try await book.refresh()
        #expect(book.contentsThere().isEmpty)
        #expect(try book.contents().isEmpty)
        #expect(try book.outbox().isEmpty)
        #expect(try book.trashed(luke)?.contact.card.note == "changed since")
    }

    @Test(arguments: StoreKind.allCases)
    func `a contact that is the same twice is created twice`(kind: StoreKind) async throws {
        let book = try SyncedBook(kind)
        _ = try book.editor.create(content("Clone"))
        _ = try book.editor.create(content("Clone"))
        book.directory.fail { $0.isWrite ? .lostAnswer : nil }
        await #expect(throws: SyncError.self) { try await book.push() }
        book.clock.advance(milliseconds: 3_600_000)
        await #expect(throws: Never.self) { try await book.push() }
        #expect(book.directory.writes.summary == ["create Clone", "create Clone"])
        #expect(try book.contents().count == 2)
        #expect(try book.outbox().isEmpty)
    }

    @Test(arguments: StoreKind.allCases, faults.indices)
    func `a change that arrived is not taken for somebody else's`(kind: StoreKind, fault: Int) async throws {
        let book = try SyncedBook(kind)
        let leia = try await book.synced(content("Leia", note: "old"))
        try book.editor.note(leia.id, "sent")
        try await pushTwice(book, Self.faults[fault])
        try book.editor.note(leia.id, "later")
        let report = try await book.push()
        #expect(report.conflicts.isEmpty)
        #expect(book.contentsThere() == [content("Leia", note: "later")])
        #expect(try book.outbox().isEmpty)
    }

    @Test(arguments: StoreKind.allCases, faults.indices)
    func `a change that arrived and was taken back is taken back there`(kind: StoreKind, fault: Int) async throws {
        let book = try SyncedBook(kind)
        let leia = try await book.synced(content("Leia", note: "old"))
        try book.editor.note(leia.id, "sent")
        try await pushTwice(book, Self.faults[fault])
        _ = try book.editor.undo()
        try await book.refresh()
        #expect(book.contentsThere() == [content("Leia", note: "old")])
        #expect(try book.contents() == [content("Leia", note: "old")])
        #expect(try book.outbox().isEmpty)
    }

    @Test(arguments: StoreKind.allCases, faults.indices)
    func `a deletion is done once`(kind: StoreKind, fault: Int) async throws {
        let book = try SyncedBook(kind)
        let leia = try await book.synced()
        _ = try book.editor.delete([leia.id])
        try await pushTwice(book, Self.faults[fault])
        #expect(try await book.push().conflicts.isEmpty)
        #expect(book.directory.writes.summary == ["delete 1"])
        #expect(try book.outbox().isEmpty)
    }

    @Test(arguments: StoreKind.allCases, faults.indices)
    func `a deletion that is taken back after its answer was lost costs nothing`(
        kind: StoreKind, fault: Int
    ) async throws {
        let book = try SyncedBook(kind)
        let leia = try await book.synced(content("Leia", note: "old"))
        _ = try book.editor.delete([leia.id])
        try await pushTwice(book, Self.faults[fault])
        _ = try book.editor.undo()
        try book.editor.note(leia.id, "since")
        try await book.refresh()
        #expect(try book.contents() == [content("Leia", note: "since")])
        #expect(book.contentsThere() == [content("Leia", note: "since")])
        #expect(try book.outbox().isEmpty)
        #expect(try book.store.read { try $0.conflicts(inBook: nil) }.isEmpty)
    }

    @Test(arguments: StoreKind.allCases)
    func `a process that ends at any commit of a push loses and repeats nothing`(kind: StoreKind) async throws {
        for commit in 0..<12 {
            let book = try SyncedBook(kind)
            let leia = try await book.synced(content("Leia", note: "old"))
            let greedo = try await book.synced(content("Greedo"))
            try book.editor.note(leia.id, "new")
            let luke = try book.editor.create(content("Luke"))
            _ = try book.editor.delete([greedo.id])
            book.store.failCommit(after: commit)
            _ = try? await book.push()
            book.store.failCommit(after: .max)
            book.clock.advance(milliseconds: 3_600_000)
            try await book.refresh()
            #expect(
                book.directory.writes.summary.sorted() == ["create Luke", "delete 2", "update 1 note"],
                "after \(commit) commits")
            #expect(try book.outbox().isEmpty)
            #expect(try book.contact(luke)?.remoteID == "3")
            #expect(book.contentsThere() == [content("Leia", note: "new"), content("Luke")])
            #expect(try Set(book.contents()) == Set(book.contentsThere()))
        }
    }
}
