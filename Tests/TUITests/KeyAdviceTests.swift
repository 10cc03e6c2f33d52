import Doubles
import Editing
import Models
import Opening
import Persistence
import ScreenFixtures
import Sync
import TUI
import TerminalUI
import Testing

/// What the user is told to do next, by keys.
@MainActor
struct KeyAdviceTests {
    @Test func `a contact that went meanwhile is said to be in the trash, which T shows`() async throws {
        let fixture = try await ScreenFixture.open(Contact.crew)
        let id = try #require(try fixture.id(of: "Leia Organa"))
        fixture.press("j")
        _ = fixture.frame()
        _ = try fixture.editor.delete([id])
        fixture.press("f")
        #expect(fixture.text(columns: 99).contains("Press T for the"))
    }

    @Test func `an address that cannot be written to is corrected by e`() async throws {
        let fixture = try await ScreenFixture.open([.sample(1, "Han Solo") { $0.phones = [Labeled("call me")] }])
        fixture.press("c")
        #expect(fixture.text().contains("Press e to correct it"))
    }

    @Test func `no command of the shell is named where a key does it`() async throws {
        let fixture = try await ScreenFixture.open(Contact.crew)
        fixture.press("j")
        fixture.store.isFailing = true
        fixture.press("f")
        #expect(!fixture.text().contains("kith edit") && !fixture.text().contains("kith trash"))
        #expect(fixture.text().contains("! "))
    }
}
