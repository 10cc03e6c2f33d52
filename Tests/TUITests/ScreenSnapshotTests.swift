import Directories
import Doubles
import ListFeature
import Models
import Networking
import Persistence
import ScreenFixtures
import Sync
import TUI
import TerminalUI
import Testing

/// Every state of every screen as text, at every size.
@MainActor
struct ScreenSnapshotTests {
    @Test func `the launch screen says that it opens`() throws {
        let fixture = try ScreenFixture(Contact.crew)
        fixture.presenter.start()
        try fixture.expect("launch-opening")
    }

    @Test func `a store that cannot be opened is told with what to do`() async throws {
        let fixture = try ScreenFixture(Contact.crew)
        fixture.store.isFailing = true
        fixture.presenter.start()
        try await fixture.wait { $0.text().contains("disk I/O error") }
        try fixture.expect("launch-failed")
    }

    @Test func `a list shows stars, names and what they belong to`() async throws {
        try await ScreenFixture.open(Contact.crew).expect("list-content")
    }

    @Test func `hostile names leave the columns straight`() async throws {
        try await ScreenFixture.open(Contact.hostile).expect("list-hostile")
    }

    @Test func `an empty book says how to fill it`() async throws {
        try await ScreenFixture.open().expect("list-empty")
    }

    @Test func `a search that is typed has the cursor`() async throws {
        let fixture = try await ScreenFixture.open(Contact.crew)
        fixture.press("/l")
        try fixture.expect("list-search")
    }

    @Test func `a search that finds nobody says how to clear it`() async throws {
        let fixture = try await ScreenFixture.open(Contact.crew)
        fixture.press("/zzz")
        fixture.press(.enter)
        try fixture.expect("list-no-match")
    }

    @Test func `favorites alone are named in the title`() async throws {
        let fixture = try await ScreenFixture.open(Contact.crew)
        fixture.press("F")
        try fixture.expect("list-favorites")
    }

    @Test func `a store that fails later leaves what was read`() async throws {
        let fixture = try await ScreenFixture.open(Contact.crew)
        fixture.store.isFailing = true
        fixture.press("F")
        try fixture.expect("list-failed-later")
    }

    @Test func `a failed refresh tells why and of when the data is`() async throws {
        let failure = SyncError.directory(book: "demo", .http(.offline(host: "directory.example")))
        let fixture = try await ScreenFixture.open(
            Contact.crew, directory: Directory(minutesAgo: 185) { (_, _) throws(SyncError) in throw failure })
        try await fixture.wait { $0.text().contains("Showing data") }
        try fixture.expect("list-stale")
    }

    @Test func `offline, the list says of when it is`() async throws {
        try await ScreenFixture.open(Contact.crew, directory: Directory(minutesAgo: 3), isOffline: true).expect(
            "list-offline")
    }

    @Test func `what is selected, waits or is disputed is marked without color`() async throws {
        let fixture = try await ScreenFixture.open(Contact.crew)
        try fixture.store.unsettle(Contact.crew)
        fixture.press("j ")
        try await fixture.wait { $0.text().contains("!") }
        try fixture.expect("list-marked")
    }

    @Test func `what was done is told with the way back`() async throws {
        let fixture = try await ScreenFixture.open(Contact.crew)
        fixture.press("d")
        try fixture.expect("list-toast")
    }

    @Test func `a change that could not be sent says why`() async throws {
        var directory = Directory(minutesAgo: 3)
        directory.push = { _ throws(SyncError) in
            throw .directory(book: "demo", .http(.offline(host: "directory.example")))
        }
        let fixture = try await ScreenFixture.open(Contact.crew, directory: directory)
        fixture.press("f")
        try await fixture.wait { $0.synchronizer.pushed.count == 1 }
        fixture.press(.down)
        try await fixture.wait { $0.text().contains("in the outbox · r") }
        try fixture.expect("list-unsent")
    }

    @Test func `the order is chosen from a list`() async throws {
        let fixture = try await ScreenFixture.open(Contact.crew)
        fixture.press("o")
        try fixture.expect("dialog-order")
    }

    @Test func `a question has the safe answer marked`() async throws {
        let fixture = try await ScreenFixture.open((1...21).map { .sample($0, "Person \($0 + 100)") })
        fixture.press("vGd")
        try fixture.expect("dialog-question")
    }

    @Test func `the palette lists actions with their keys`() async throws {
        let fixture = try await ScreenFixture.open(Contact.crew)
        fixture.press(":")
        try fixture.expect("dialog-palette")
    }

    @Test func `a jump is typed over the list`() async throws {
        let fixture = try await ScreenFixture.open(Contact.crew)
        fixture.press("al")
        try fixture.expect("dialog-jump")
    }

    @Test func `a contact says what is not settled of it`() async throws {
        let fixture = try await ScreenFixture.open(Contact.crew)
        try fixture.store.unsettle(Contact.crew)
        fixture.press("l")
        try await fixture.wait { $0.text().contains("refused") }
        try fixture.expect("detail-refused")
    }

    @Test func `a contact shows its fields`() async throws {
        let fixture = try await ScreenFixture.open([.full])
        fixture.press("l")
        try fixture.expect("detail-content")
    }

    @Test func `a contact with nothing but a name shows that`() async throws {
        let fixture = try await ScreenFixture.open([.sample(1, "Chewbacca")])
        fixture.press("l")
        try fixture.expect("detail-name-only")
    }

    @Test func `a contact that is gone leads back`() async throws {
        let fixture = try await ScreenFixture.open(Contact.crew)
        fixture.press("l")
        try fixture.store.write { try $0.remove(Contact.crew.map(\.id)) }
        try await fixture.wait { $0.text().contains("no longer") }
        try fixture.expect("detail-gone")
    }

    @Test func `a contact that cannot be read says what to do`() async throws {
        let fixture = try await ScreenFixture.open(Contact.crew)
        fixture.press("l")
        fixture.store.isFailing = true
        fixture.press("r")
        try fixture.expect("detail-failed")
    }

    @Test func `the help lists the keys of the screen`() async throws {
        let fixture = try await ScreenFixture.open(Contact.crew)
        fixture.press("?")
        try fixture.expect("help-list")
    }
}

extension FaultyContactStore {
    /// The first has a conflict, the last was refused.
    fileprivate func unsettle(_ contacts: [Contact]) throws {
        guard let first = contacts.first, let last = contacts.last else { return }
        try write { writer in
            try writer.setConflict(
                Conflict(contact: first.id, book: first.book, kind: .bothChanged, fields: [.note]))
            try writer.saveOutboxEntry(
                OutboxEntry(
                    contact: last.id, book: last.book, remoteID: "7", operation: .update, fields: [.note],
                    state: .refused([RefusalMessage(field: .note, text: "Note is too short (minimum is 2 characters)")]
                    ),
                    created: Timestamp(milliseconds: 0)))
        }
    }
}

extension ScreenFixture {
    fileprivate func expect(_ name: String, location: SourceLocation = #_sourceLocation) throws {
        expectSnapshot(name, of: { frame(columns: $0.columns, rows: $0.rows) }, location: location)
    }
}

extension Contact {
    fileprivate static let full = sample(1, "Leia Organa", organization: "Alderaan", isFavorite: true) { card in
        card.title = "Senator"
        card.emails = [
            Labeled("leia@alderaan.example", label: "home"), Labeled("l.organa@senate.example", label: "work"),
        ]
        card.phones = [Labeled("+1 202 555 0107", label: "cell")]
        card.birthday = PartialDate(year: 1963, month: 5, day: 5)
        card.note = "Prefers messages after 18:00.\nThe second line of the note is longer, and is wrapped at its words."
        card.attributes = [ContactAttribute(name: "Force Sensitive", value: "YES")]
    }
}
