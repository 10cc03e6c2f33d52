import Directories
import Doubles
import Keys
import Models
import Networking
import Persistence
import ScreenFixtures
import Sync
import TUI
import TerminalUI
import Testing

/// What is on the screen follows what is so.
@MainActor
struct StayingCurrentTests {
    @Test func `the contact beside the list follows the store`() async throws {
        let fixture = try await ScreenFixture.open(Contact.crew)
        #expect(fixture.text(columns: 120, rows: 30).contains("demo · id"))
        var han = Contact.crew[2]
        han.card.phones = [Labeled("+1 202 555 0188")]
        try fixture.store.write { try $0.replace(han, tag: nil) }
        try await fixture.wait { $0.text(columns: 120, rows: 30).contains("+1 202 555 0188") }
    }

    @Test func `r reads again also where no book is bound`() async throws {
        let fixture = try await ScreenFixture.open(Contact.crew)
        fixture.store.isFailing = true
        fixture.press("r")
        #expect(fixture.text().contains("disk I/O error"))
        fixture.store.isFailing = false
        fixture.press("r")
        #expect(fixture.text().contains("Reloaded. No address book has a directory."))
        // The terminal's own words are nobody's look.
        _ = fixture.presenter.handle(.focus(false))
        #expect(fixture.text().contains("Reloaded."))
        fixture.press("j")
        #expect(!fixture.text().contains("Reloaded."))
    }

    @Test func `the window that gets the focus shows what there is now`() async throws {
        let fixture = try await ScreenFixture.open(Contact.crew)
        fixture.store.isFailing = true
        _ = fixture.presenter.handle(.focus(true))
        #expect(fixture.text().contains("disk I/O error"))
    }

    @Test func `the list is read again when a contact leads back to it`() async throws {
        let fixture = try await ScreenFixture.open(Contact.crew)
        fixture.press("l")
        fixture.store.isFailing = true
        fixture.press("h")
        #expect(fixture.text().contains("disk I/O error"))
    }

    @Test func `a contact that becomes shorter leaves no empty lines`() async throws {
        let fixture = try await ScreenFixture.open([
            .sample(1, "Han Solo") { $0.note = String(repeating: "line\n", count: 60) }
        ])
        fixture.press("lG")
        #expect(!fixture.text().contains("Han Solo\n"))
        try fixture.store.write { try $0.replace(.sample(1, "Han Solo"), tag: nil) }
        try await fixture.wait { $0.text().contains("demo · id") && $0.frame().lines[1].contains("Han Solo") }
    }

    @Test func `an age is drawn again when it becomes another one, and not before`() async throws {
        let fixture = try ScreenFixture(Contact.crew, directory: Directory(minutesAgo: 0), isOffline: true)
        let synced = Timestamp(milliseconds: fixture.clock.now.milliseconds - 59_990)
        try fixture.store.write { try $0.setStatus(BookStatus(lastSuccess: synced), ofBook: "demo") }
        fixture.presenter.start()
        try await fixture.wait { $0.text().contains("synced just now") }
        var changes = 0
        fixture.presenter.onChange = { changes += 1 }
        #expect(fixture.text().contains("synced just now"))
        fixture.clock.advance(milliseconds: 10)
        let deadline = ContinuousClock.now + .seconds(60)
        while changes == 0, ContinuousClock.now < deadline { try await Task.sleep(for: .milliseconds(1)) }
        #expect(changes == 1)
        #expect(fixture.text().contains("synced 1 min ago"))
    }

    @Test func `Esc hides a failed refresh, and the next one leaves`() async throws {
        let failure = SyncError.directory(book: "demo", .http(.offline(host: "directory.example")))
        let fixture = try await ScreenFixture.open(
            Contact.crew, directory: Directory(minutesAgo: 1) { (_, _) throws(SyncError) in throw failure })
        try await fixture.wait { $0.text().contains("Showing data") }
        fixture.press(.escape)
        #expect(!fixture.text().contains("Showing data"))
        #expect(!fixture.presenter.isFinished)
        fixture.press(.escape)
        #expect(fixture.presenter.isFinished)
    }

    @Test func `a page that is pasted into the search leaves room for what is said of it`() async throws {
        let fixture = try await ScreenFixture.open(Contact.crew)
        fixture.press("/")
        _ = fixture.presenter.handle(.paste(String(repeating: "word ", count: 1_500), isTruncated: false))
        #expect(fixture.text().contains("…\"."))
        #expect(fixture.text().contains("Press Esc to clear the search."))
    }

    @Test func `no favorites says how to make one`() async throws {
        let fixture = try await ScreenFixture.open([.sample(1, "Han Solo")])
        fixture.press("F")
        #expect(fixture.text().contains("Press f to add the selected contact, F for all contacts."))
    }

    @Test func `without UTF-8 every key is named in ASCII`() {
        for context in KeyContext.allCases {
            for binding in KeyTable.bindings(in: context) {
                let label = binding.label.text(isUTF8: false).string
                #expect(label.utf8.allSatisfy { $0 < 0x80 }, "\(label)")
            }
        }
        let keys = KeyTable.bindings(in: .search).compactMap(\.hint).map { $0.key.text(isUTF8: false).string }
        #expect(keys.starts(with: ["Enter", "Esc", "Up/Down"]))
    }
}
