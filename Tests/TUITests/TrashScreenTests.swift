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
    private func fixture() async throws -> ScreenFixture {
        let fixture = try await ScreenFixture.open(
            Contact.hostile + [.sample(9, "Han Solo", organization: "RESISTANCE")])
        try fixture.addBook("work", "Bodhi Rook")
        for id in Contact.hostile.map(\.id) + [try #require(try fixture.id(of: "Bodhi Rook"))] {
            _ = try fixture.editor.delete([id])
            fixture.clock.advance(milliseconds: 3_600_000)
        }
        fixture.press("T")
        return fixture
    }

    @Test func `several are picked, and Esc picks none before it leaves`() async throws {
        let fixture = try await fixture()
        fixture.press("  v")
        fixture.press("j")
        #expect(fixture.text().contains("4 selected"))
        fixture.press(.escape)
        #expect(!fixture.text().contains("selected"))
        fixture.press(.escape)
        #expect(fixture.text().contains("Kith ─ contacts ─"))
    }

    @Test func `after the trash was emptied, u says what is lost before it takes back anything else`() async throws {
        let fixture = try await ScreenFixture.open(Contact.crew)
        fixture.press("dT")
        fixture.press(.enter)
        fixture.press("hjddTEy")
        #expect(fixture.text().contains("Permanently deleted 2 contacts."))
        fixture.press("hu")
        #expect(fixture.text().contains("The deletion of 2 contacts can't be undone"))
        #expect(try fixture.id(of: "Leia Organa") != nil || fixture.id(of: "Han Solo") != nil)
        #expect(try fixture.store.read { try $0.count(ContactQuery()) } == 1)
        fixture.press("u")
        #expect(fixture.text().contains("Undid: restored"))
    }
}
