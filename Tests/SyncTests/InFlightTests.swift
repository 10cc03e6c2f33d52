import Directories
import Doubles
import Editing
import Models
import Persistence
import Sync
import Testing

/// Edits during a request in flight.
struct InFlightTests {
    typealias Stage = StubWritableDirectory.Stage

    /// Does something once, while the first write is on its way.
    private func duringWrite(_ book: SyncedBook, _ wanted: Stage, _ work: @escaping @Sendable () throws -> Void) {
        let once = Once()
        book.directory.onRequest { request, stage in
            guard request.isWrite, stage == wanted, once.isFirst() else { return }
            #expect(throws: Never.self, performing: work)
        }
    }

    private func expectQuiet(_ book: SyncedBook, _ contents: [ContactContent]) async throws {
        try await book.refresh()
        #expect(book.contentsThere() == contents)
        #expect(try Set(book.contents()) == Set(contents))
        #expect(try book.outbox().isEmpty)
        #expect(try book.store.read { try $0.conflicts(inBook: nil) }.isEmpty)
    }

    @Test(arguments: StoreKind.allCases, [Stage.arriving, .answered])
    func `an edit during a create is sent after it`(kind: StoreKind, stage: Stage) async throws {
        let book = try SyncedBook(kind)
        let luke = try book.editor.create(content("Luke"))
        duringWrite(book, stage) { try book.editor.note(luke, "Farmer") }
        #expect(try await book.push().waiting == 0)
        #expect(book.directory.writes.summary == ["create Luke", "update 1 note"])
        try await expectQuiet(book, [content("Luke", note: "Farmer")])
    }

    @Test(arguments: StoreKind.allCases, [Stage.arriving, .answered])
    func `an edit during an update is sent after it`(kind: StoreKind, stage: Stage) async throws {
        let book = try SyncedBook(kind)
        let leia = try await book.synced(content("Leia", note: "old"))
        try book.editor.note(leia.id, "first")
        duringWrite(book, stage) {
            try book.editor.note(leia.id, "second")
            try book.editor.title(leia.id, "General")
        }
        try await book.push()
        #expect(book.directory.writes.summary == ["update 1 note", "update 1 note+title"])
        try await expectQuiet(book, [content("Leia", note: "second", title: "General")])
    }

    @Test(arguments: StoreKind.allCases, [Stage.arriving, .answered])
    func `an update that is taken back while it is on its way is taken back there`(
        kind: StoreKind, stage: Stage
    ) async throws {
        let book = try SyncedBook(kind)
        let leia = try await book.synced(content("Leia", note: "old"))
        try book.editor.note(leia.id, "new")
        duringWrite(book, stage) { _ = try book.editor.undo() }
        try await book.push()
        try await expectQuiet(book, [content("Leia", note: "old")])
    }

    @Test(arguments: StoreKind.allCases, [Stage.arriving, .answered])
    func `what is deleted during its creation is deleted there`(kind: StoreKind, stage: Stage) async throws {
        let book = try SyncedBook(kind)
        let luke = try book.editor.create(content("Luke"))
        duringWrite(book, stage) {
            try book.editor.note(luke, "changed, then deleted")
            _ = try book.editor.delete([luke])
        }
        try await book.push()
        #expect(book.directory.writes.summary == ["create Luke", "delete 1"])
        try await expectQuiet(book, [])
        // And taken back it is as it was when it was deleted.
        _ = try book.editor.undo()
        try await expectQuiet(book, [content("Luke", note: "changed, then deleted")])
    }

    @Test(arguments: StoreKind.allCases, [Stage.arriving, .answered])
    func `what is deleted and taken back during its creation stays`(kind: StoreKind, stage: Stage) async throws {
        let book = try SyncedBook(kind)
        let luke = try book.editor.create(content("Luke"))
        duringWrite(book, stage) {
            try book.editor.note(luke, "Farmer")
            _ = try book.editor.delete([luke])
            _ = try book.editor.undo()
        }
        try await book.push()
        try await expectQuiet(book, [content("Luke", note: "Farmer")])
        #expect(book.directory.writes.summary == ["create Luke", "update 1 note"])
    }

    @Test(arguments: StoreKind.allCases, [Stage.arriving, .answered])
    func `what is deleted during its update is deleted there, without a conflict`(
        kind: StoreKind, stage: Stage
    ) async throws {
        let book = try SyncedBook(kind)
        let leia = try await book.synced(content("Leia", note: "old"))
        try book.editor.note(leia.id, "new")
        duringWrite(book, stage) { _ = try book.editor.delete([leia.id]) }
        try await book.push()
        #expect(book.directory.writes.summary == ["update 1 note", "delete 1"])
        try await expectQuiet(book, [])
    }

    @Test(arguments: StoreKind.allCases, [Stage.arriving, .answered])
    func `a deletion that is taken back while it is on its way leaves the contact on both sides`(
        kind: StoreKind, stage: Stage
    ) async throws {
        let book = try SyncedBook(kind)
        let leia = try await book.synced(content("Leia", note: "old"))
        _ = try book.editor.delete([leia.id])
        duringWrite(book, stage) {
            _ = try book.editor.undo()
            try book.editor.note(leia.id, "since")
        }
        try await book.push()
        #expect(book.directory.writes.summary == ["delete 1", "create Leia"])
        try await expectQuiet(book, [content("Leia", note: "since")])
    }

    @Test(arguments: StoreKind.allCases)
    func `what is changed while the directory is asked is sent as it is by then`(kind: StoreKind) async throws {
        let book = try SyncedBook(kind)
        let leia = try await book.synced(content("Leia", note: "old"))
        let han = try await book.synced(content("Han"))
        let greedo = try await book.synced(content("Greedo"))
        try book.editor.note(leia.id, "first")
        try book.editor.note(han.id, "new")
        _ = try book.editor.delete([greedo.id])
        let asked = [Once(), Once(), Once()]
        book.directory.onRequest { request, stage in
            guard case .entry(let id) = request, stage == .answered, let number = Int(id),
                asked[number - 1].isFirst()
            else { return }
            #expect(throws: Never.self) {
                switch id {
                case "1": try book.editor.note(leia.id, "second")
                case "2": try book.editor.note(han.id, nil)
                default: _ = try book.editor.restore([greedo.id])
                }
            }
        }
        try await book.push()
        #expect(book.directory.writes == [.update("1", [.note], content("Leia", note: "second"))])
        try await expectQuiet(book, [content("Leia", note: "second"), content("Han"), content("Greedo")])
    }
}
