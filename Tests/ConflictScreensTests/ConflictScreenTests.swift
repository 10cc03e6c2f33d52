import ConflictFeature
import ConflictScreens
import Doubles
import Models
import Persistence
import ScreenFixtures
import ScreenKit
import TerminalUI
import Testing

/// A conflict in its window, from keys to frames.
@MainActor
struct ConflictScreenTests {
    private func open(_ kind: Conflict.Kind = .bothChanged) throws -> ScreenStage {
        let stored = try StoreFixture([Contact.conflictMine], directory: Directory(minutesAgo: 1))
        try stored.addConflict(kind)
        return try ScreenStage(stored) { stage, signal in
            ConflictScreen(
                viewModel: ConflictViewModel(
                    id: .numbered(1), store: stored.store, editor: stored.editor, changes: stored.changes,
                    signal: signal),
                dialogs: stage.tools.dialogs)
        }
    }

    private func card(_ stage: ScreenStage) throws -> ContactCard? {
        try stage.stored.store.read { try $0.contact(.numbered(1)) }?.card
    }

    @Test func `both sides of each field are shown, one chosen`() throws {
        let stage = try open()
        stage.press("mjt")
        try stage.verify("conflict-fields")
    }

    @Test func `on a wide screen the mark stands at the field, not at the titles`() throws {
        let stage = try open()
        let marked = try #require(stage.frame(columns: 120, rows: 30).lines.first { $0.contains("> ") })
        #expect(marked.contains("> Title") && marked.contains("General"))
    }

    @Test func `a field longer than the screen is scrolled through before the next one`() throws {
        let stage = try open()
        let small = Size(columns: 30, rows: 8)
        var seen = ""
        for _ in 0..<60 {
            seen += stage.text(columns: small.columns, rows: small.rows)
            stage.press("j")
        }
        for word in ["General", "senate", "much more", "mine", "theirs"] { #expect(seen.contains(word)) }
    }

    @Test(arguments: [("M", 1), ("T", 2)])
    func `one key takes all of one side`(key: String, emails: Int) throws {
        let stage = try open()
        stage.press(key)
        stage.press(.enter)
        #expect(try card(stage)?.emails.count == emails)
    }

    @Test func `a contact deleted there is kept or given up as a whole`() throws {
        let stage = try open(.deletedThere)
        try stage.verify("conflict-deleted-there")
        stage.press("m")
        stage.press(.enter)
        #expect(stage.text().contains("Resolved the conflict of \"Leia Organa\"."))
        #expect(try stage.stored.store.read { try $0.outboxEntry(of: .numbered(1)) }?.operation == .create)
    }
}
