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

/// What a person is told to do next, by keys.
@MainActor
struct KeyAdviceTests {
    @Test func `a contact that went meanwhile is said to be in the trash, which T shows`() async throws {
        let stage = try await ScreenFixture.open(Contact.crew)
        let id = try #require(try stage.id(of: "Leia Organa"))
        stage.press("j")
        _ = stage.frame()
        _ = try stage.editor.delete([id])
        stage.press("f")
        #expect(stage.text(columns: 99).contains("T shows the trash."))
    }

    @Test func `an address that cannot be written to is corrected by e`() async throws {
        let stage = try await ScreenFixture.open([.sample(1, "Han Solo") { $0.phones = [Labeled("call me")] }])
        stage.press("c")
        #expect(stage.text().contains("e corrects it"))
    }

    @Test func `no command of the shell is named where a key does it`() async throws {
        let stage = try await ScreenFixture.open(Contact.crew)
        stage.press("j")
        stage.store.isFailing = true
        stage.press("f")
        #expect(!stage.text().contains("kith edit") && !stage.text().contains("kith trash"))
        #expect(stage.text().contains("! "))
    }
}
