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
    private func fixture() throws -> SingleScreenFixture {
        let stored = try StoreFixture(Contact.crew)
        try stored.addWaitingChanges()
        return try SingleScreenFixture.outbox(stored)
    }

    @Test func `what waits stands with why and since when`() throws {
        try fixture().verify("outbox-content")
    }

    @Test func `a change that is refused says what its directory says`() throws {
        let fixture = try fixture()
        fixture.press("j")
        try fixture.verify("outbox-refused")
    }

    @Test func `an empty outbox says so`() throws {
        let fixture = try SingleScreenFixture.outbox(StoreFixture(Contact.crew))
        try fixture.verify("outbox-empty")
    }

    @Test func `a store that cannot be read is told, and read again`() throws {
        let stored = try StoreFixture(Contact.crew)
        stored.store.isFailing = true
        let fixture = try SingleScreenFixture.outbox(stored)
        try fixture.verify("outbox-failed")
        fixture.stored.store.isFailing = false
        fixture.press("r")
        #expect(fixture.text().contains("The outbox is empty."))
    }

    @Test func `giving a change up asks, and says what the contact will be`() throws {
        let fixture = try fixture()
        fixture.press("d")
        try fixture.verify("outbox-question")
        fixture.press("y")
        #expect(fixture.text().contains("Dropped the change to 山田太郎."))
        fixture.press("Gkd")
        #expect(fixture.text().contains("both sides changed this contact"))
    }

    @Test func `Enter leads to the contact, and to the trash where it was deleted`() throws {
        let fixture = try fixture()
        let id = try #require(try fixture.stored.id(of: "山田太郎"))
        fixture.press(.enter)
        #expect(fixture.signals == [.selected(id)])
        fixture.press("G")
        fixture.press(.enter)
        #expect(fixture.signals.last == .showTrash)
    }
}

extension SingleScreenFixture {
    fileprivate static func outbox(_ stored: StoreFixture) throws -> SingleScreenFixture {
        try SingleScreenFixture(stored) { fixture, signal in
            OutboxScreen(
                viewModel: OutboxViewModel(
                    store: stored.store, editor: stored.editor, changes: stored.changes,
                    delivery: stored.delivery, signal: signal),
                tools: fixture.tools)
        }
    }
}
