import Directories
import Doubles
import Models
import Persistence
import ScreenFixtures
import Sync
import TUI
import TerminalUI
import Testing

/// Keys while changes wait for the store.
@MainActor
struct WaitingChangesTests {
    private let executor = ManualExecutor()

    private func open(_ directory: Directory? = nil) async throws -> ScreenFixture {
        try await ScreenFixture.open(Contact.crew, directory: directory, executor: executor)
    }

    /// What is pressed behind a change is held for a moment.
    private func press(_ keys: String, on fixture: ScreenFixture, until text: String) async throws {
        fixture.press(keys)
        try await fixture.wait { $0.text().contains(text) }
    }

    private func makeChanges(on fixture: ScreenFixture) async throws {
        executor.runAll()
        try await fixture.wait { $0.changes.waiting == 0 }
    }

    @Test func `keys go on, and the change comes when its turn does`() async throws {
        let fixture = try await open()
        try await press("fj", on: fixture, until: "> ★ LO Leia Organa")
        #expect(fixture.text().contains("    HS Han Solo"))
        try await makeChanges(on: fixture)
        #expect(fixture.text().contains("  ★ HS Han Solo"))
        #expect(fixture.text().contains("Favorited Han Solo · u undo"))
        #expect(fixture.text().contains("> ★ LO Leia Organa"))
    }

    @Test func `the status says what waits, and for whom`() async throws {
        let fixture = try await open()
        try await press(
            "f", on: fixture, until: "Saving a change · waiting for another program that writes to the store…")
        try await press("jfj", on: fixture, until: "Saving 2 changes · waiting for another program")
        try await makeChanges(on: fixture)
        #expect(!fixture.text().contains("wait"))
    }

    @Test func `f twice means twice, and u is about what stands before it`() async throws {
        let fixture = try await open()
        try await press("fffuj", on: fixture, until: "> ★ LO Leia Organa")
        #expect(fixture.changes.waiting == 4)
        try await makeChanges(on: fixture)
        #expect(try fixture.store.read { try $0.contact(Contact.crew[2].id) }?.isFavorite == false)
        let steps = try fixture.store.read { try $0.history(limit: 9) }
        #expect(
            steps.map(\.summary).reversed() == [
                "favorited Han Solo", "unfavorited Han Solo", "favorited Han Solo",
            ])
        #expect(steps.map(\.isUndone) == [true, false, false])
    }

    @Test func `d on a contact that is being deleted deletes no other`() async throws {
        let fixture = try await open()
        try await press("ddj", on: fixture, until: "> ★ LO Leia Organa")
        #expect(fixture.changes.waiting == 1)
        try await makeChanges(on: fixture)
        #expect(try fixture.store.read { try $0.trash().map(\.contact.card.displayName) } == ["Han Solo"])
    }

    @Test func `what is pressed within a moment is about what the change leaves`() async throws {
        // For as long as a busy machine needs.
        let fixture = try await ScreenFixture.open(Contact.crew, executor: executor, momentMilliseconds: 600_000)
        fixture.press("dd")
        // The second is asked for as soon as the first is made.
        try await fixture.wait { fixture in
            executor.runAll()
            return (try? fixture.store.read { try $0.trash().count }) == 2
        }
        let names = try fixture.store.read { try $0.trash().map(\.contact.card.displayName) }
        #expect(Set(names) == ["Han Solo", "Leia Organa"])
    }

    @Test func `a failure that nobody has seen outlives keys and other news`() async throws {
        let fixture = try await open()
        try await press("fjf", on: fixture, until: "Saving 2 changes")
        fixture.store.isFailing = true
        executor.runAll()
        fixture.store.isFailing = false
        _ = fixture.presenter.handle(.key(.character("j")))
        try await fixture.wait { $0.changes.waiting == 0 }
        #expect(fixture.text().contains("! Couldn't make 2 changes: couldn't read or write the store kith.db"))
        fixture.press("k")
        #expect(!fixture.text().contains("disk I/O error"))
    }

    @Test func `a form is saved in the background, and keeps what is typed meanwhile`() async throws {
        let fixture = try await open()
        fixture.press("e")
        fixture.go(to: "Nickname")
        fixture.press("Scoundrel")
        fixture.press(.control("s"))
        try await fixture.wait { $0.text().contains("saving…") }
        try await press("s", on: fixture, until: "Scoundrels")
        fixture.press(.escape)
        #expect(fixture.text().contains("Saving…"))
        try await makeChanges(on: fixture)
        #expect(fixture.text().contains("Saved. You have typed more since: press Ctrl-S to save it."))
        #expect(try fixture.store.read { try $0.contact(Contact.crew[2].id) }?.card.name.nicknames == ["Scoundrel"])
        fixture.press(.control("s"))
        try await makeChanges(on: fixture)
        #expect(try fixture.store.read { try $0.contact(Contact.crew[2].id) }?.card.name.nicknames == ["Scoundrels"])
        #expect(fixture.text().contains("Kith ─ contacts"))
    }

    @Test func `a form that could not be saved is still there`() async throws {
        let fixture = try await open()
        fixture.press("e")
        fixture.go(to: "Nickname")
        fixture.press("Scoundrel")
        fixture.press(.control("s"))
        fixture.store.isFailing = true
        executor.runAll()
        fixture.store.isFailing = false
        try await fixture.wait { $0.changes.waiting == 0 }
        #expect(fixture.text(columns: 160).contains("! Couldn't save: couldn't read or write the store kith.db"))
        #expect(fixture.text(columns: 160).contains("disk I/O error. Press Ctrl-S to retry."))
        #expect(fixture.text().contains("Scoundrel"))
        #expect(fixture.text().contains("1 unsaved change"))
    }

    @Test func `a form of a contact that is being deleted stays, to be saved anew`() async throws {
        let fixture = try await open()
        try await press("de", on: fixture, until: "edit: Han Solo")
        fixture.go(to: "Nickname")
        fixture.press("Scoundrel")
        try await makeChanges(on: fixture)
        fixture.press(.tab)
        try await fixture.wait { $0.text().contains("This contact was deleted in the meantime.") }
        #expect(fixture.text().contains("Scoundrel"))
    }
}
