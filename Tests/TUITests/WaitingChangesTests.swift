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
    private func press(_ keys: String, on stage: ScreenFixture, until text: String) async throws {
        stage.press(keys)
        try await stage.wait { $0.text().contains(text) }
    }

    private func makeChanges(on stage: ScreenFixture) async throws {
        executor.runAll()
        try await stage.wait { $0.changes.waiting == 0 }
    }

    @Test func `keys go on, and the change comes when its turn does`() async throws {
        let stage = try await open()
        try await press("fj", on: stage, until: "> ★ LO Leia Organa")
        #expect(stage.text().contains("    HS Han Solo"))
        try await makeChanges(on: stage)
        #expect(stage.text().contains("  ★ HS Han Solo"))
        #expect(stage.text().contains(#"Favorited "Han Solo" · u undo"#))
        #expect(stage.text().contains("> ★ LO Leia Organa"))
    }

    @Test func `the status says what waits, and for whom`() async throws {
        let stage = try await open()
        try await press("f", on: stage, until: "A change waits for another program that writes to the store …")
        try await press("jfj", on: stage, until: "Saving 2 changes · waiting for another program")
        try await makeChanges(on: stage)
        #expect(!stage.text().contains("wait"))
    }

    @Test func `f twice means twice, and u is about what stands before it`() async throws {
        let stage = try await open()
        try await press("fffuj", on: stage, until: "> ★ LO Leia Organa")
        #expect(stage.changes.waiting == 4)
        try await makeChanges(on: stage)
        #expect(try stage.store.read { try $0.contact(Contact.crew[2].id) }?.isFavorite == false)
        let steps = try stage.store.read { try $0.history(limit: 9) }
        #expect(
            steps.map(\.summary).reversed() == [
                #"favorited "Han Solo""#, #"unfavorited "Han Solo""#, #"favorited "Han Solo""#,
            ])
        #expect(steps.map(\.isUndone) == [true, false, false])
    }

    @Test func `d on a contact that is being deleted deletes no other`() async throws {
        let stage = try await open()
        try await press("ddj", on: stage, until: "> ★ LO Leia Organa")
        #expect(stage.changes.waiting == 1)
        try await makeChanges(on: stage)
        #expect(try stage.store.read { try $0.trash().map(\.contact.card.displayName) } == ["Han Solo"])
    }

    @Test func `what is pressed within a moment is about what the change leaves`() async throws {
        // For as long as a busy machine needs.
        let stage = try await ScreenFixture.open(Contact.crew, executor: executor, momentMilliseconds: 600_000)
        stage.press("dd")
        // The second is asked for as soon as the first is made.
        try await stage.wait { stage in
            executor.runAll()
            return (try? stage.store.read { try $0.trash().count }) == 2
        }
        let names = try stage.store.read { try $0.trash().map(\.contact.card.displayName) }
        #expect(Set(names) == ["Han Solo", "Leia Organa"])
    }

    @Test func `a failure that nobody has seen outlives keys and other news`() async throws {
        let stage = try await open()
        try await press("fjf", on: stage, until: "Saving 2 changes")
        stage.store.isFailing = true
        executor.runAll()
        stage.store.isFailing = false
        _ = stage.presenter.handle(.key(.character("j")))
        try await stage.wait { $0.changes.waiting == 0 }
        #expect(stage.text().contains("! Couldn't make 2 changes: couldn't read or write the store kith.db"))
        stage.press("k")
        #expect(!stage.text().contains("disk I/O error"))
    }

    @Test func `a form is saved in the background, and keeps what is typed meanwhile`() async throws {
        let stage = try await open()
        stage.press("e")
        stage.go(to: "Nickname")
        stage.press("Scoundrel")
        stage.press(.control("s"))
        try await stage.wait { $0.text().contains("saving…") }
        try await press("s", on: stage, until: "Scoundrels")
        stage.press(.escape)
        #expect(stage.text().contains("Saving…"))
        try await makeChanges(on: stage)
        #expect(stage.text().contains("Saved. You have typed more since: press Ctrl-S to save it."))
        #expect(try stage.store.read { try $0.contact(Contact.crew[2].id) }?.card.name.nicknames == ["Scoundrel"])
        stage.press(.control("s"))
        try await makeChanges(on: stage)
        #expect(try stage.store.read { try $0.contact(Contact.crew[2].id) }?.card.name.nicknames == ["Scoundrels"])
        #expect(stage.text().contains("Kith ─ contacts"))
    }

    @Test func `a form that could not be saved is still there`() async throws {
        let stage = try await open()
        stage.press("e")
        stage.go(to: "Nickname")
        stage.press("Scoundrel")
        stage.press(.control("s"))
        stage.store.isFailing = true
        executor.runAll()
        stage.store.isFailing = false
        try await stage.wait { $0.changes.waiting == 0 }
        #expect(stage.text(columns: 160).contains("! Couldn't save: couldn't read or write the store kith.db"))
        #expect(stage.text(columns: 160).contains("disk I/O error. Press Ctrl-S to retry."))
        #expect(stage.text().contains("Scoundrel"))
        #expect(stage.text().contains("1 change, not saved"))
    }

    @Test func `a form of a contact that is being deleted stays, to be saved anew`() async throws {
        let stage = try await open()
        try await press("de", on: stage, until: "edit: Han Solo")
        stage.go(to: "Nickname")
        stage.press("Scoundrel")
        try await makeChanges(on: stage)
        stage.press(.tab)
        try await stage.wait { $0.text().contains("This contact was deleted in the meantime.") }
        #expect(stage.text().contains("Scoundrel"))
    }
}
