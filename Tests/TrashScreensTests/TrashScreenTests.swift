import Doubles
import Editing
import Models
import Navigation
import Persistence
import ScreenFixtures
import ScreenKit
import TerminalUI
import Testing
import TrashFeature
import TrashScreens

/// The trash in its window, from keys to frames.
@MainActor
struct TrashScreenTests {
    private func stage() throws -> ScreenStage {
        let stored = try StoreFixture(Contact.hostile + [.sample(9, "Han Solo", organization: "RESISTANCE")])
        try stored.addBook("work", "Bodhi Rook")
        for id in Contact.hostile.map(\.id) + [try #require(try stored.id(of: "Bodhi Rook"))] {
            _ = try stored.editor.delete([id])
            stored.clock.advance(milliseconds: 3_600_000)
        }
        return try ScreenStage.trash(stored)
    }

    @Test func `deleted contacts stand with their book and age`() throws {
        let stage = try stage()
        stage.press(" ")
        try stage.verify("trash-content")
    }

    @Test func `an empty trash says so`() throws {
        let stage = try ScreenStage.trash(StoreFixture(Contact.crew))
        try stage.verify("trash-empty")
        stage.press("E")
        #expect(stage.text().contains("The trash is empty."))
    }

    @Test func `a store that cannot be read is told, and read again`() throws {
        let stored = try StoreFixture(Contact.crew)
        stored.store.isFailing = true
        let stage = try ScreenStage.trash(stored)
        try stage.verify("trash-failed")
        stage.stored.store.isFailing = false
        stage.press("r")
        #expect(stage.text().contains("Deleted contacts come here."))
    }

    @Test func `Enter brings the contact back, and u takes that back`() throws {
        let stage = try stage()
        stage.press("G")
        stage.press(.enter)
        #expect(stage.text().contains("Restored \"山田太郎\"."))
        #expect(try stage.stored.id(of: "山田太郎") != nil)
        stage.press("u")
        #expect(stage.text().contains("Undid:"))
        #expect(try stage.stored.id(of: "山田太郎") == nil)
        stage.press(.control("r"))
        #expect(try stage.stored.id(of: "山田太郎") != nil)
    }

    @Test func `emptying asks, and tells what stays`() throws {
        let stage = try stage()
        stage.press("E")
        try stage.verify("trash-question")
        stage.press("n")
        #expect(try stage.stored.store.read { try $0.trash().count } == 9)
        stage.press("Ey")
        #expect(stage.text().contains("Permanently deleted 8 contacts."))
        #expect(try stage.stored.store.read { try $0.trash().count } == 1)
    }

    @Test func `Esc leads back once nothing is picked`() throws {
        let stage = try stage()
        stage.press(" ")
        stage.press(.escape)
        #expect(stage.signals == [])
        stage.press(.escape)
        #expect(stage.signals == [.back])
    }
}

extension ScreenStage {
    fileprivate static func trash(_ stored: StoreFixture) throws -> ScreenStage {
        try ScreenStage(stored) { stage, signal in
            TrashScreen(
                viewModel: TrashViewModel(
                    store: stored.store, editor: stored.editor, changes: stored.changes,
                    delivery: stored.delivery, signal: signal),
                tools: stage.tools)
        }
    }
}
