import Doubles
import Editing
import Models
import Persistence
import ScreenFixtures
import Sync
import TUI
import TerminalUI
import Testing

/// A conflict as the user settles it.
@MainActor
struct ConflictScreenTests {
    private func open(_ kind: Conflict.Kind = .bothChanged, isOffline: Bool = true) async throws -> ScreenFixture {
        let fixture = try ScreenFixture(
            [Contact.conflictMine], directory: Directory(minutesAgo: 1), isOffline: isOffline)
        try fixture.stored.addConflict(kind)
        fixture.presenter.start()
        try await fixture.wait { $0.text().contains("Leia") }
        fixture.press("!")
        return fixture
    }

    private func card(_ fixture: ScreenFixture) throws -> ContactCard? {
        try fixture.store.read { try $0.contact(.numbered(1)) }?.card
    }

    @Test func `each field is settled by its key, and the list is back`() async throws {
        let fixture = try await open()
        fixture.press("m")
        fixture.press(.enter)
        #expect(fixture.text().contains("! Choose mine or theirs for each field"))
        fixture.press(.right)
        fixture.press("j")
        fixture.press("m")
        fixture.press(.enter)
        #expect(fixture.text().contains("Resolved the conflict"))
        #expect(fixture.text().contains("Kith ─ contacts"))
        #expect(try card(fixture)?.title == "General \u{1B}[31m")
        #expect(try card(fixture)?.emails.count == 2)
        #expect(try card(fixture)?.note == nil)
        #expect(try fixture.store.read { try $0.conflict(of: .numbered(1)) } == nil)
    }

    @Test func `what was settled is sent without being asked for`() async throws {
        let fixture = try await open(isOffline: false)
        fixture.press("M")
        fixture.press(.enter)
        try await fixture.wait { $0.synchronizer.pushed == ["demo"] }
        #expect(fixture.synchronizer.pushOptions.map(\.sending) == [.changes(of: [.numbered(1)])])
    }

    @Test func `leaving settles nothing, and what is settled elsewhere is told`() async throws {
        let fixture = try await open()
        fixture.press("M")
        fixture.press(.escape)
        #expect(try fixture.store.read { try $0.conflict(of: .numbered(1)) } != nil)
        fixture.press("!")
        _ = try fixture.editor.resolve(.numbered(1), [:], others: .theirs)
        try await fixture.wait { $0.text().contains("The conflict is resolved") }
        fixture.press("h")
        #expect(fixture.text().contains("Kith ─ contacts"))
    }
}
