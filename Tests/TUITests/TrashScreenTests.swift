import Doubles
import Editing
import Models
import Persistence
import ScreenFixtures
import TUI
import TerminalUI
import Testing

/// The trash, from keys to frames.
@MainActor
struct TrashScreenTests {
    private func stage() async throws -> ScreenFixture {
        let stage = try await ScreenFixture.open(Contact.hostile + [.sample(9, "Han Solo", organization: "RESISTANCE")])
        try stage.addBook("work", "Bodhi Rook")
        for id in Contact.hostile.map(\.id) + [try #require(try stage.id(of: "Bodhi Rook"))] {
            _ = try stage.editor.delete([id])
            stage.clock.advance(milliseconds: 3_600_000)
        }
        stage.press("T")
        return stage
    }

    @Test func `several are picked, and Esc picks none before it leaves`() async throws {
        let stage = try await stage()
        stage.press("  v")
        stage.press("j")
        #expect(stage.text().contains("4 selected"))
        stage.press(.escape)
        #expect(!stage.text().contains("selected"))
        stage.press(.escape)
        #expect(stage.text().contains("Kith ─ contacts ─"))
    }

    @Test func `after the trash was emptied, u says what is lost before it takes back anything else`() async throws {
        let stage = try await ScreenFixture.open(Contact.crew)
        stage.press("dT")
        stage.press(.enter)
        stage.press("hjddTEy")
        #expect(stage.text().contains("Permanently deleted 2 contacts."))
        stage.press("hu")
        #expect(stage.text().contains("The deletion of 2 contacts can't be undone"))
        #expect(try stage.id(of: "Leia Organa") != nil || stage.id(of: "Han Solo") != nil)
        #expect(try stage.store.read { try $0.count(ContactQuery()) } == 1)
        stage.press("u")
        #expect(stage.text().contains("Undid: restored"))
    }
}
