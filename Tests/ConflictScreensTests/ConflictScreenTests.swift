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
    private func open(_ kind: Conflict.Kind = .bothChanged) throws -> SingleScreenFixture {
        let stored = try StoreFixture([Contact.conflictMine], directory: Directory(minutesAgo: 1))
        try stored.addConflict(kind)
        return try SingleScreenFixture(stored) { fixture, signal in
            ConflictScreen(
                viewModel: ConflictViewModel(
                    id: .numbered(1), store: stored.store, editor: stored.editor, changes: stored.changes,
                    signal: signal),
                dialogs: fixture.tools.dialogs)
        }
    }

    private func card(_ fixture: SingleScreenFixture) throws -> ContactCard? {
        try fixture.stored.store.read { try $0.contact(.numbered(1)) }?.card
    }

    @Test func `both sides of each field are shown, one chosen`() throws {
        let fixture = try open()
        fixture.press("mjt")
        try fixture.verify("conflict-fields")
    }

    @Test func `on a wide screen the mark stands at the field, not at the titles`() throws {
        let fixture = try open()
        let marked = try #require(fixture.frame(columns: 120, rows: 30).lines.first { $0.contains("> ") })
        #expect(marked.contains("> Title") && marked.contains("General"))
    }

    @Test func `a field longer than the screen is scrolled through before the next one`() throws {
        let fixture = try open()
        let small = Size(columns: 30, rows: 8)
        var seen = ""
        for _ in 0..<60 {
            seen += fixture.text(columns: small.columns, rows: small.rows)
            fixture.press("j")
        }
        for word in ["General", "senate", "much more", "mine", "theirs"] { #expect(seen.contains(word)) }
    }

    @Test(arguments: [("M", 1), ("T", 2)])
    func `one key takes all of one side`(key: String, emails: Int) throws {
        let fixture = try open()
        fixture.press(key)
        fixture.press(.enter)
        #expect(try card(fixture)?.emails.count == emails)
    }

    @Test func `a contact deleted there is kept or given up as a whole`() throws {
        let fixture = try open(.deletedThere)
        try fixture.verify("conflict-deleted-there")
        fixture.press("m")
        fixture.press(.enter)
        #expect(fixture.text().contains("Resolved the conflict of Leia Organa."))
        #expect(try fixture.stored.store.read { try $0.outboxEntry(of: .numbered(1)) }?.operation == .create)
    }
}
