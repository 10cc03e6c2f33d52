import Doubles
import Interaction
import LaunchScreens
import Models
import Navigation
import Persistence
import ScreenFixtures
import TerminalUI
import Testing

/// What stands on the screen before the store is open, and where it can't be opened.
@MainActor
struct LaunchScreenTests {
    private func fixture(
        _ stored: StoreFixture, book: String? = nil
    ) throws -> (fixture: SingleScreenFixture, screen: LaunchScreen) {
        let store = stored.store
        let provider = StoreProvider {
            if store.isFailing { throw FaultyContactStore.fault }
            return store
        }
        var made: LaunchScreen?
        let fixture = try SingleScreenFixture(stored) { _, signal in
            let screen = LaunchScreen(
                request: LaunchRequest(book: book), store: provider, signal: signal,
                taskRunner: TaskRunner(executor: nil), onChange: {})
            made = screen
            return screen
        }
        return (fixture, try #require(made))
    }

    @Test func `it says that it opens, and tells when the store is there`() async throws {
        let (fixture, screen) = try fixture(StoreFixture(Contact.crew))
        #expect(fixture.text().contains("Opening the address books…"))
        #expect(screen.isOpening)
        await screen.live()
        #expect(fixture.signals == [.launched])
    }

    @Test func `a store that can't be opened is explained, and r tries again`() async throws {
        let (fixture, screen) = try fixture(StoreFixture(Contact.crew))
        fixture.stored.store.isFailing = true
        await screen.live()
        #expect(fixture.text().contains("couldn't open"))
        #expect(fixture.text().contains("Press r to retry, q to quit."))
        #expect(fixture.signals.isEmpty)
        fixture.stored.store.isFailing = false
        fixture.press("r")
        try await fixture.wait { $0.signals == [.launched] }
    }

    @Test func `a book that does not exist is named, and q quits`() async throws {
        let (fixture, screen) = try fixture(StoreFixture(Contact.crew), book: "nowhere")
        await screen.live()
        #expect(fixture.text().contains("nowhere"))
        fixture.press("q")
        #expect(fixture.signals == [.quit])
    }

    @Test func `where a screen can't be made, its reason stands in its place, and q leads back`() throws {
        let fixture = try SingleScreenFixture(StoreFixture()) { _, signal in
            FailureScreen(Explanation("there is no such screen", hint: "Report this."), signal: signal)
        }
        #expect(fixture.text().contains("! there is no such screen") || fixture.text().contains("! There is no such"))
        #expect(fixture.text().contains("Report this."))
        fixture.press("q")
        #expect(fixture.signals == [.back])
    }
}
