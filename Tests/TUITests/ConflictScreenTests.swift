import Doubles
import Editing
import Models
import Persistence
import ScreenFixtures
import Sync
import TUI
import TerminalUI
import Testing

/// A conflict as a person settles it.
@MainActor
struct ConflictScreenTests {
    private func open(_ kind: Conflict.Kind = .bothChanged, isOffline: Bool = true) async throws -> ScreenFixture {
        let stage = try ScreenFixture([Contact.conflictMine], directory: Directory(minutesAgo: 1), isOffline: isOffline)
        try stage.stored.addConflict(kind)
        stage.presenter.start()
        try await stage.wait { $0.text().contains("Leia") }
        stage.press("!")
        return stage
    }

    private func card(_ stage: ScreenFixture) throws -> ContactCard? {
        try stage.store.read { try $0.contact(.numbered(1)) }?.card
    }

    @Test func `each field is settled by its key, and the list is back`() async throws {
        let stage = try await open()
        stage.press("m")
        stage.press(.enter)
        #expect(stage.text().contains("! Say for each field"))
        stage.press(.right)
        stage.press("j")
        stage.press("m")
        stage.press(.enter)
        #expect(stage.text().contains("Resolved the conflict"))
        #expect(stage.text().contains("Kith ─ contacts"))
        #expect(try card(stage)?.title == "General \u{1B}[31m")
        #expect(try card(stage)?.emails.count == 2)
        #expect(try card(stage)?.note == nil)
        #expect(try stage.store.read { try $0.conflict(of: .numbered(1)) } == nil)
    }

    @Test func `what was settled is sent without being asked for`() async throws {
        let stage = try await open(isOffline: false)
        stage.press("M")
        stage.press(.enter)
        try await stage.wait { $0.synchronizer.pushed == ["demo"] }
        #expect(stage.synchronizer.pushOptions.map(\.sending) == [.changes(of: [.numbered(1)])])
    }

    @Test func `leaving settles nothing, and what is settled elsewhere is told`() async throws {
        let stage = try await open()
        stage.press("M")
        stage.press(.escape)
        #expect(try stage.store.read { try $0.conflict(of: .numbered(1)) } != nil)
        stage.press("!")
        _ = try stage.editor.settle(.numbered(1), [:], others: .theirs)
        try await stage.wait { $0.text().contains("no conflict") }
        stage.press("h")
        #expect(stage.text().contains("Kith ─ contacts"))
    }
}
