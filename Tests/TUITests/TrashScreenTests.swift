import Doubles
import Editing
import Models
import Persistence
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

    @Test func `deleted contacts stand with their book and age`() async throws {
        let stage = try await stage()
        stage.press(" ")
        stage.expectFrames("trash-content")
    }

    @Test func `an empty trash says so`() async throws {
        let stage = try await ScreenFixture.open(Contact.crew)
        stage.press("T")
        stage.expectFrames("trash-empty")
        stage.press("E")
        #expect(stage.text().contains("The trash is empty."))
    }

    @Test func `a store that cannot be read is told, and read again`() async throws {
        let stage = try await ScreenFixture.open(Contact.crew)
        stage.store.isFailing = true
        stage.press("T")
        stage.expectFrames("trash-failed")
        stage.store.isFailing = false
        stage.press("r")
        #expect(stage.text().contains("Deleted contacts come here."))
    }

    @Test func `Enter brings the contact back, and u takes that back`() async throws {
        let stage = try await stage()
        stage.press("G")
        stage.press(.enter)
        #expect(stage.text().contains("Brought back \"山田太郎\"."))
        #expect(try stage.id(of: "山田太郎") != nil)
        stage.press("u")
        #expect(stage.text().contains("Undid:"))
        #expect(try stage.id(of: "山田太郎") == nil)
        stage.press(.control("r"))
        #expect(try stage.id(of: "山田太郎") != nil)
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

    @Test func `emptying asks, and tells what stays`() async throws {
        let stage = try await stage()
        stage.press("E")
        stage.expectFrames("trash-question")
        stage.press("n")
        #expect(try stage.store.read { try $0.trash().count } == 9)
        stage.press("Ey")
        #expect(stage.text().contains("Forgot 8 contacts for good."))
        #expect(try stage.store.read { try $0.trash().count } == 1)
    }

    @Test func `after the trash was emptied, u says what is lost before it takes back anything else`() async throws {
        let stage = try await ScreenFixture.open(Contact.crew)
        stage.press("dT")
        stage.press(.enter)
        stage.press("hjddTEy")
        #expect(stage.text().contains("Forgot 2 contacts for good."))
        stage.press("hu")
        #expect(stage.text().contains("The deletion of 2 contacts cannot be taken back any more"))
        #expect(try stage.id(of: "Leia Organa") != nil || stage.id(of: "Han Solo") != nil)
        #expect(try stage.store.read { try $0.count(ContactQuery()) } == 1)
        stage.press("u")
        #expect(stage.text().contains("Undid: restored"))
    }
}
