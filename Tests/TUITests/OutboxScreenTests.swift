import Doubles
import Editing
import Models
import Persistence
import ScreenFixtures
import Sync
import TUI
import TerminalUI
import Testing

/// The outbox, from keys to frames.
@MainActor
struct OutboxScreenTests {
    /// A change that was not sent yet, one that is refused, one that waits for its time, one in conflict, a deletion.
    private func stage() async throws -> ScreenFixture {
        let stage = try await ScreenFixture.open(Contact.crew)
        try stage.addBook("work", "山田太郎", "محمد علي", "Bodhi Rook", "Jyn Erso", "Cassian Andor")
        let ids = try ["山田太郎", "محمد علي", "Bodhi Rook", "Jyn Erso"].map { try #require(try stage.id(of: $0)) }
        for id in ids {
            _ = try stage.editor.update(id) { $0.card.note = "changed" }
            stage.clock.advance(milliseconds: 3_600_000)
        }
        _ = try stage.editor.delete([#require(try stage.id(of: "Cassian Andor"))])
        let messages = [
            RefusalMessage(field: .given, text: "is too short (minimum is 2 characters)"),
            RefusalMessage(field: nil, text: "קצר מדי"),
        ]
        try stage.changeOutbox(of: ids[1]) { $0.state = .refused(messages) }
        let later = Timestamp(milliseconds: stage.clock.now.milliseconds + 170_000)
        try stage.changeOutbox(of: ids[2]) { entry in
            entry.state = .waiting(notBefore: later)
            entry.attempts = 3
        }
        try stage.store.write {
            try $0.setConflict(Conflict(contact: ids[3], book: "work", kind: .bothChanged, fields: [.note]))
        }
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
