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
    private func fixture() throws -> SingleScreenFixture {
        let stored = try StoreFixture(Contact.hostile + [.sample(9, "Han Solo", organization: "RESISTANCE")])
        try stored.addBook("work", "Bodhi Rook")
        for id in Contact.hostile.map(\.id) + [try #require(try stored.id(of: "Bodhi Rook"))] {
            _ = try stored.editor.delete([id])
            stored.clock.advance(milliseconds: 3_600_000)
        }
        return try SingleScreenFixture.trash(stored)
    }

    @Test func `deleted contacts stand with their book and age`() throws {
        let fixture = try fixture()
        fixture.press(" ")
        try fixture.verify("trash-content")
    }

    @Test func `an empty trash says so`() throws {
        let fixture = try SingleScreenFixture.trash(StoreFixture(Contact.crew))
        try fixture.verify("trash-empty")
        fixture.press("E")
        #expect(fixture.text().contains("The trash is empty."))
    }

    @Test func `a store that cannot be read is told, and read again`() throws {
        let stored = try StoreFixture(Contact.crew)
        stored.store.isFailing = true
        let fixture = try SingleScreenFixture.trash(stored)
        try fixture.verify("trash-failed")
        fixture.stored.store.isFailing = false
        fixture.press("r")
        #expect(fixture.text().contains("Deleted contacts appear here."))
    }

    @Test func `Enter brings the contact back, and u takes that back`() throws {
        let fixture = try fixture()
        fixture.press("G")
        fixture.press(.enter)
        #expect(fixture.text().contains("Restored 山田太郎."))
        #expect(try fixture.stored.id(of: "山田太郎") != nil)
        fixture.press("u")
        #expect(fixture.text().contains("Undid:"))
        #expect(try fixture.stored.id(of: "山田太郎") == nil)
        fixture.press(.control("r"))
        #expect(try fixture.stored.id(of: "山田太郎") != nil)
    }

    @Test func `emptying asks, and tells what stays`() throws {
        let fixture = try fixture()
        fixture.press("E")
        try fixture.verify("trash-question")
        fixture.press("n")
        #expect(try fixture.stored.store.read { try $0.trash().count } == 9)
        fixture.press("Ey")
        #expect(fixture.text().contains("Permanently deleted 8 contacts."))
        #expect(try fixture.stored.store.read { try $0.trash().count } == 1)
    }

    @Test func `Esc leads back once nothing is picked`() throws {
        let fixture = try fixture()
        fixture.press(" ")
        fixture.press(.escape)
        #expect(fixture.signals == [])
        fixture.press(.escape)
        #expect(fixture.signals == [.back])
    }
}

extension SingleScreenFixture {
    fileprivate static func trash(_ stored: StoreFixture) throws -> SingleScreenFixture {
        try SingleScreenFixture(stored) { fixture, signal in
            TrashScreen(
                viewModel: TrashViewModel(
                    store: stored.store, editor: stored.editor, changes: stored.changes,
                    delivery: stored.delivery, signal: signal),
                tools: fixture.tools)
        }
    }
}
