import Doubles
import Editing
import Models
import Persistence
import ScreenFixtures
import TUI
import TerminalUI
import Testing

/// Changes that are not made: each is told, wherever the user is by then, and no longer than it holds.
@MainActor
struct FailedChangesTests {
    private let executor = ManualExecutor()

    private func open() async throws -> ScreenFixture { try await ScreenFixture.open(Contact.crew, executor: executor) }

    /// What is pressed behind a change is held for a moment.
    private func press(_ keys: String, on fixture: ScreenFixture, until text: String) async throws {
        fixture.press(keys)
        try await fixture.wait { $0.text().contains(text) }
    }

    /// - Parameter isFailing: the store fails at each of them.
    private func makeChanges(on fixture: ScreenFixture, isFailing: Bool = false) async throws {
        fixture.store.isFailing = isFailing
        executor.runAll()
        fixture.store.isFailing = false
        try await fixture.wait { $0.changes.waiting == 0 }
    }

    /// The contacts list, with the question of a change answered and its screen left.
    private func expectFailure(_ words: String, on fixture: ScreenFixture) async throws {
        try await fixture.wait { $0.text().contains("Kith ─ contacts") && $0.changes.waiting == 1 }
        try await makeChanges(on: fixture, isFailing: true)
        try await fixture.wait { $0.text(columns: 99).contains("! \(words): couldn't read or write the store kith.db") }
    }

    @Test func `a contact that is not brought back is told where the trash was left`() async throws {
        let fixture = try await open()
        _ = try fixture.editor.delete([Contact.crew[2].id])
        fixture.press("T")
        fixture.press(.enter)
        fixture.press("h")
        try await expectFailure("Couldn't restore Han Solo", on: fixture)
    }

    @Test func `one that is brought back is told there too`() async throws {
        let fixture = try await open()
        _ = try fixture.editor.delete([Contact.crew[2].id])
        fixture.press("T")
        fixture.press(.enter)
        try await press("h", on: fixture, until: "Kith ─ contacts")
        try await makeChanges(on: fixture)
        try await fixture.wait { $0.text().contains("Restored Han Solo.") }
        #expect(fixture.text().contains("Kith ─ contacts"))
    }

    @Test func `a trash that is not emptied is told where it was left`() async throws {
        let fixture = try await open()
        _ = try fixture.editor.delete([Contact.crew[2].id])
        fixture.press("TEyh")
        try await expectFailure("Couldn't empty the trash", on: fixture)
    }

    @Test func `a book that is not removed is told where the books were left`() async throws {
        let fixture = try await open()
        fixture.press("bGdyh")
        try await expectFailure(#"Couldn't remove the address book demo"#, on: fixture)
    }

    @Test func `a change that is not given up is told where the outbox was left`() async throws {
        let fixture = try await open()
        try fixture.addBook("work", "Bodhi Rook")
        _ = try fixture.editor.update(#require(try fixture.id(of: "Bodhi Rook"))) { $0.card.note = "changed" }
        fixture.press("Odyh")
        try await expectFailure("Couldn't drop the change to Bodhi Rook", on: fixture)
    }

    @Test func `a conflict that is not settled is told where it was left`() async throws {
        let fixture = try await open()
        try fixture.addBook("work", "Bodhi Rook")
        let id = try #require(try fixture.id(of: "Bodhi Rook"))
        _ = try fixture.editor.update(id) { $0.card.note = "changed" }
        try fixture.store.write {
            try $0.setConflict(Conflict(contact: id, book: "work", kind: .deletedThere, fields: []))
        }
        fixture.press("O!m")
        fixture.press(.enter)
        fixture.press("hh")
        try await expectFailure("Couldn't resolve the conflict of Bodhi Rook", on: fixture)
    }

    @Test func `several that fail are told by their number, and one by its name`() async throws {
        let fixture = try await open()
        try await press("f", on: fixture, until: "Saving a change")
        try await press("jfjd", on: fixture, until: "Saving 3 changes")
        try await makeChanges(on: fixture, isFailing: true)
        #expect(
            fixture.text(columns: 99).contains("! Couldn't make 3 changes: couldn't read or write the store kith.db"))
        fixture.press("f")
        try await makeChanges(on: fixture, isFailing: true)
        #expect(
            fixture.text(columns: 99).contains(
                "! Couldn't change Luke Skywalker: couldn't read or write the store kith.db"))
    }

    @Test func `a failure goes when the change is made after all`() async throws {
        let fixture = try await open()
        try await press("ff", on: fixture, until: "Saving 2 changes")
        // Both are asked for before the first one has failed, as by a key that is pressed again too soon.
        fixture.store.failCommit()
        executor.runAll()
        try await fixture.wait { $0.changes.waiting == 0 }
        #expect(fixture.text().contains("Favorited Han Solo"))
        #expect(!fixture.text().contains("Couldn't change"))
    }

    @Test func `what goes well stands beside the failure of another change`() async throws {
        let fixture = try await open()
        try await press("f", on: fixture, until: "Saving a change")
        try await press("jf", on: fixture, until: "Saving 2 changes")
        fixture.store.failCommit()
        executor.runAll()
        try await fixture.wait { $0.changes.waiting == 0 }
        #expect(fixture.text().contains("! Couldn't change Han Solo"))
        #expect(fixture.text().contains("Unfavorited Leia Organa"))
    }
}
