import Models
import ScreenFixtures
import TUI
import TerminalUI
import Testing

/// The outbox, from keys to frames.
@MainActor
struct OutboxScreenTests {
    private func fixture() async throws -> ScreenFixture {
        let fixture = try await ScreenFixture.open(Contact.crew)
        try fixture.stored.addWaitingChanges()
        fixture.press("O")
        return fixture
    }

    @Test func `the contact is opened, edited and settled from here, and back leads here again`() async throws {
        let fixture = try await fixture()
        fixture.press("l")
        #expect(fixture.text().contains("Kith ─ 山田太郎 ─"))
        fixture.press("he")
        #expect(fixture.text().contains("edit: 山田太郎"))
        fixture.press(.escape)
        fixture.press("jjj!")
        #expect(fixture.text().contains("conflict: Jyn Erso"))
        fixture.press("h")
        #expect(fixture.text().contains("Kith ─ outbox ─"))
        fixture.press("G!")
        #expect(fixture.text().contains("This contact has no conflict."))
        fixture.press(.enter)
        #expect(fixture.text().contains("Kith ─ trash ─"))
    }

    @Test func `r sends, and says what became of it`() async throws {
        let fixture = try await fixture()
        fixture.press("r")
        try await fixture.wait { $0.text().contains("0 of 5 changes sent.") }
    }
}
