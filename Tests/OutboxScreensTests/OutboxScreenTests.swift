import Doubles
import Models
import Navigation
import OutboxFeature
import OutboxScreens
import Persistence
import ScreenFixtures
import ScreenKit
import TerminalUI
import Testing

/// The outbox in its window, from keys to frames.
@MainActor
struct OutboxScreenTests {
    private func stage() throws -> ScreenStage {
        let stored = try StoreFixture(Contact.crew)
        try stored.addWaitingChanges()
        return try ScreenStage.outbox(stored)
    }

    @Test func `what waits stands with why and since when`() throws {
        try stage().verify("outbox-content")
    }

    @Test func `a change that is refused says what its directory says`() throws {
        let stage = try stage()
        stage.press("j")
        try stage.verify("outbox-refused")
    }

    @Test func `an empty outbox says so`() throws {
        let stage = try ScreenStage.outbox(StoreFixture(Contact.crew))
        try stage.verify("outbox-empty")
    }

    @Test func `a store that cannot be read is told, and read again`() throws {
        let stored = try StoreFixture(Contact.crew)
        stored.store.isFailing = true
        let stage = try ScreenStage.outbox(stored)
        try stage.verify("outbox-failed")
        stage.stored.store.isFailing = false
        stage.press("r")
        #expect(stage.text().contains("The outbox is empty."))
    }

    @Test func `giving a change up asks, and says what the contact will be`() throws {
        let stage = try stage()
        stage.press("d")
        try stage.verify("outbox-question")
        stage.press("y")
        #expect(stage.text().contains("Dropped the change of \"山田太郎\"."))
        stage.press("Gkd")
        #expect(stage.text().contains("both sides changed this contact"))
    }

    @Test func `Enter leads to the contact, and to the trash where it was deleted`() throws {
        let stage = try stage()
        let id = try #require(try stage.stored.id(of: "山田太郎"))
        stage.press(.enter)
        #expect(stage.signals == [.selected(id)])
        stage.press("G")
        stage.press(.enter)
        #expect(stage.signals.last == .showTrash)
    }
}

extension ScreenStage {
    fileprivate static func outbox(_ stored: StoreFixture) throws -> ScreenStage {
        try ScreenStage(stored) { stage, signal in
            OutboxScreen(
                viewModel: OutboxViewModel(
                    store: stored.store, editor: stored.editor, changes: stored.changes,
                    delivery: stored.delivery, signal: signal),
                tools: stage.tools)
        }
    }
}
