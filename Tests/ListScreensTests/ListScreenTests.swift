import BooksFeature
import ChangeFeature
import ContactActions
import Doubles
import Keys
import ListFeature
import ListScreens
import Models
import Navigation
import Opening
import OverlayScreens
import Persistence
import PhotoScreens
import ScreenFixtures
import ScreenKit
import TerminalUI
import Testing

/// The list in its window, from keys to frames.
@MainActor
struct ListScreenTests {
    @Test func `a list that has not been read yet says so`() throws {
        try verifyFrames("list-loading", of: { ListState(query: ContactQuery()).frame(in: $0) })
    }

    @Test func `a store that fails before anything was read says what to do`() throws {
        let stored = try StoreFixture(Contact.crew)
        stored.store.isFailing = true
        let fixture = try SingleScreenFixture.list(stored)
        try fixture.verify("list-failed")
        stored.store.isFailing = false
        fixture.press("r")
        #expect(fixture.text().contains("Leia Organa"))
    }

    @Test func `a refresh under way counts`() throws {
        var state = ListState(query: ContactQuery())
        state.phase = .empty
        state.canRefresh = true
        state.activity = ListState.Activity(book: "work", received: 1_200, expected: 10_482)
        try verifyFrames("list-refreshing", of: { state.frame(in: $0) })
    }

    @Test func `a list shows stars, names and what they belong to`() throws {
        let text = try SingleScreenFixture.list(StoreFixture(Contact.crew)).text()
        #expect(text.contains("Kith ─ contacts ─"))
        #expect(text.contains("★ LO Leia Organa"))
        #expect(text.contains("RESISTANCE"))
    }

    @Test func `a search that is typed leaves those who match, and Esc shows all again`() throws {
        let fixture = try SingleScreenFixture.list(StoreFixture(Contact.crew))
        fixture.press("/luke")
        #expect(fixture.text().contains("Luke Skywalker"))
        #expect(!fixture.text().contains("Han Solo"))
        fixture.press(.escape)
        #expect(fixture.text().contains("Han Solo"))
    }

    @Test func `Enter leads to the selected contact`() throws {
        let fixture = try SingleScreenFixture.list(StoreFixture(Contact.crew))
        let id = try #require(try fixture.stored.id(of: "Leia Organa"))
        fixture.press("j")
        fixture.press(.enter)
        #expect(fixture.signals.last == .selected(id))
    }

    @Test func `d deletes at once, and says how to get it back`() throws {
        let fixture = try SingleScreenFixture.list(StoreFixture(Contact.crew))
        fixture.press("d")
        #expect(try fixture.stored.id(of: "Han Solo") == nil)
        #expect(fixture.text().contains("u undo"))
        #expect(!fixture.signals.isEmpty)
    }
}

extension SingleScreenFixture {
    fileprivate static func list(_ stored: StoreFixture) throws -> SingleScreenFixture {
        try SingleScreenFixture(stored) { fixture, signal in
            let tools = fixture.tools
            return ListScreen(
                viewModel: ListViewModel(
                    store: stored.store, synchronizer: stored.synchronizer, ledger: stored.ledger,
                    query: ContactQuery(), signal: signal),
                search: "", actions: fixture.contactActions(opener: SpyOpener(), signal: signal),
                newContact: fixture.newContact(signal: signal),
                signal: signal, dialogs: tools.dialogs, clock: tools.clock,
                schedule: RefreshSchedule(minutes: nil, isOffline: true), taskRunner: tools.taskRunner,
                photoLoader: .staged(StubImageLoading(), renderer: nil), onChange: {})
        }
    }
}

extension ListState {
    /// In a window of its own, for states that pass too quickly to be caught in the app.
    @MainActor
    fileprivate func frame(in size: Size) -> Frame {
        let summary = ListSummary(self, now: Timestamp(milliseconds: 0), isOffline: false)
        let window = WindowView(
            title: summary.title, info: summary.info,
            statuses: [summary.status(isPatienceOver: true)].compactMap(\.self),
            hints: KeyTable.hints(in: .list) { [.new, .books, .back, .palette, .help].contains($0) },
            panes: [ListView(self, window: ListWindow(count: total))])
        return Canvas.draw(window, size: size).frame
    }
}
