import Models
import ScreenFixtures
import TUI
import TerminalUI
import Testing

/// The outbox, from keys to frames.
@MainActor
struct OutboxScreenTests {
    private func stage() async throws -> ScreenFixture {
        let stage = try await ScreenFixture.open(Contact.crew)
        try stage.stored.addWaitingChanges()
        stage.press("O")
        return stage
    }

    @Test func `the contact is opened, edited and settled from here, and back leads here again`() async throws {
        let stage = try await stage()
        stage.press("l")
        #expect(stage.text().contains("Kith ─ 山田太郎 ─"))
        stage.press("he")
        #expect(stage.text().contains("edit: 山田太郎"))
        stage.press(.escape)
        stage.press("jjj!")
        #expect(stage.text().contains("conflict: Jyn Erso"))
        stage.press("h")
        #expect(stage.text().contains("Kith ─ outbox ─"))
        stage.press("G!")
        #expect(stage.text().contains("This contact has no conflict."))
        stage.press(.enter)
        #expect(stage.text().contains("Kith ─ trash ─"))
    }

    @Test func `r sends, and says what became of it`() async throws {
        let stage = try await stage()
        stage.press("r")
        try await stage.wait { $0.text().contains("0 of 5 changes sent.") }
    }
}
