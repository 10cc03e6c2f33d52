import Doubles
import Editing
import Models
import Persistence
import ScreenFixtures
import TUI
import TerminalUI
import Testing

/// Changes that are not made: each is told, wherever the person is by then, and no longer than it holds.
@MainActor
struct FailedChangesTests {
    private let executor = ManualExecutor()

    private func open() async throws -> ScreenFixture { try await ScreenFixture.open(Contact.crew, executor: executor) }

    /// What is pressed behind a change is held for a moment.
    private func press(_ keys: String, on stage: ScreenFixture, until text: String) async throws {
        stage.press(keys)
        try await stage.wait { $0.text().contains(text) }
    }

    /// - Parameter isFailing: the store fails at each of them.
    private func makeChanges(on stage: ScreenFixture, isFailing: Bool = false) async throws {
        stage.store.isFailing = isFailing
        executor.runAll()
        stage.store.isFailing = false
        try await stage.wait { $0.changes.waiting == 0 }
    }

    /// The contacts list, with the question of a change answered and its screen left.
    private func expectFailure(_ words: String, on stage: ScreenFixture) async throws {
        try await stage.wait { $0.text().contains("Kith ─ contacts") && $0.changes.waiting == 1 }
        try await makeChanges(on: stage, isFailing: true)
        try await stage.wait { $0.text(columns: 99).contains("! \(words): couldn't read or write the store kith.db") }
    }

    @Test func `a contact that is not brought back is told where the trash was left`() async throws {
        let stage = try await open()
        _ = try stage.editor.delete([Contact.crew[2].id])
        stage.press("T")
        stage.press(.enter)
        stage.press("h")
        try await expectFailure(#"Couldn't restore "Han Solo""#, on: stage)
    }

    @Test func `one that is brought back is told there too`() async throws {
        let stage = try await open()
        _ = try stage.editor.delete([Contact.crew[2].id])
        stage.press("T")
        stage.press(.enter)
        try await press("h", on: stage, until: "Kith ─ contacts")
        try await makeChanges(on: stage)
        try await stage.wait { $0.text().contains(#"Restored "Han Solo"."#) }
        #expect(stage.text().contains("Kith ─ contacts"))
    }

    @Test func `a trash that is not emptied is told where it was left`() async throws {
        let stage = try await open()
        _ = try stage.editor.delete([Contact.crew[2].id])
        stage.press("TEyh")
        try await expectFailure("Couldn't empty the trash", on: stage)
    }

    @Test func `a book that is not removed is told where the books were left`() async throws {
        let stage = try await open()
        stage.press("bGdyh")
        try await expectFailure(#"Couldn't remove the book "demo""#, on: stage)
    }

    @Test func `a change that is not given up is told where the outbox was left`() async throws {
        let stage = try await open()
        try stage.addBook("work", "Bodhi Rook")
        _ = try stage.editor.update(#require(try stage.id(of: "Bodhi Rook"))) { $0.card.note = "changed" }
        stage.press("Odyh")
        try await expectFailure(#"Couldn't drop the change of "Bodhi Rook""#, on: stage)
    }

    @Test func `a conflict that is not settled is told where it was left`() async throws {
        let stage = try await open()
        try stage.addBook("work", "Bodhi Rook")
        let id = try #require(try stage.id(of: "Bodhi Rook"))
        _ = try stage.editor.update(id) { $0.card.note = "changed" }
        try stage.store.write {
            try $0.setConflict(Conflict(contact: id, book: "work", kind: .deletedThere, fields: []))
        }
        stage.press("O!m")
        stage.press(.enter)
        stage.press("hh")
        try await expectFailure(#"Couldn't resolve the conflict of "Bodhi Rook""#, on: stage)
    }

    @Test func `several that fail are told by their number, and one by its name`() async throws {
        let stage = try await open()
        try await press("f", on: stage, until: "Saving a change")
        try await press("jfjd", on: stage, until: "Saving 3 changes")
        try await makeChanges(on: stage, isFailing: true)
        #expect(stage.text(columns: 99).contains("! Couldn't make 3 changes: couldn't read or write the store kith.db"))
        stage.press("f")
        try await makeChanges(on: stage, isFailing: true)
        #expect(
            stage.text(columns: 99).contains(
                #"! Couldn't change "Luke Skywalker": couldn't read or write the store kith.db"#))
    }

    @Test func `a failure goes when the change is made after all`() async throws {
        let stage = try await open()
        try await press("ff", on: stage, until: "Saving 2 changes")
        // Both are asked for before the first one has failed, as by a key that is pressed again too soon.
        stage.store.failCommit()
        executor.runAll()
        try await stage.wait { $0.changes.waiting == 0 }
        #expect(stage.text().contains(#"Favorited "Han Solo"."#))
        #expect(!stage.text().contains("Couldn't change"))
    }

    @Test func `what goes well stands beside the failure of another change`() async throws {
        let stage = try await open()
        try await press("f", on: stage, until: "Saving a change")
        try await press("jf", on: stage, until: "Saving 2 changes")
        stage.store.failCommit()
        executor.runAll()
        try await stage.wait { $0.changes.waiting == 0 }
        #expect(stage.text().contains(#"! Couldn't change "Han Solo""#))
        #expect(stage.text().contains(#"Unfavorited "Leia Organa"."#))
    }
}
