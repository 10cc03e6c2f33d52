import Directories
import Doubles
import Models
import Networking
import Persistence
import ScreenFixtures
import Sync
import TUI
import TerminalUI
import Testing

/// What keys do to contacts, seen in what is shown and stored.
@MainActor
struct ChangingTests {
    private nonisolated static let offline = SyncError.directory(
        book: "demo", .http(.offline(host: "directory.example")))

    @Test func `f makes a favorite, u takes that back, and Ctrl-R does it again`() async throws {
        let fixture = try await ScreenFixture.open(Contact.crew)
        fixture.press("f")
        #expect(fixture.text().contains("> ★ HS Han Solo"))
        #expect(fixture.text().contains("Favorited Han Solo · u undo"))
        fixture.press("u")
        #expect(fixture.text().contains(">   HS Han Solo"))
        #expect(fixture.text().contains("Undid: favorited Han Solo · Ctrl-R redo"))
        fixture.press(.control("r"))
        #expect(fixture.text().contains("> ★ HS Han Solo"))
        #expect(fixture.text().contains("Redid: favorited Han Solo"))
    }

    @Test func `d deletes at once and says how to get it back`() async throws {
        let fixture = try await ScreenFixture.open(Contact.crew)
        fixture.press("d")
        #expect(fixture.text().contains("Deleted Han Solo · u undo"))
        #expect(fixture.text().contains("> ★ LO Leia Organa"))
        #expect(try fixture.store.read { try $0.trash().map(\.contact.card.displayName) } == ["Han Solo"])
        fixture.press("Gu")
        #expect(fixture.text().contains(">   HS Han Solo"))
    }

    @Test func `a toast goes with the next key`() async throws {
        let fixture = try await ScreenFixture.open(Contact.crew)
        fixture.press("d")
        fixture.press("j")
        #expect(!fixture.text().contains("Deleted"))
    }

    @Test func `a contact that is deleted on its screen leads back to the list`() async throws {
        let fixture = try await ScreenFixture.open(Contact.crew)
        fixture.press("ld")
        #expect(fixture.text().contains("Kith ─ contacts"))
        #expect(fixture.text().contains("Deleted Han Solo"))
    }

    @Test func `nothing to undo says so`() async throws {
        let fixture = try await ScreenFixture.open(Contact.crew)
        fixture.press("u")
        #expect(fixture.text().contains("Nothing to undo."))
        fixture.press(.control("r"))
        #expect(fixture.text().contains("Nothing to redo."))
    }

    @Test func `several that are selected are changed in one step`() async throws {
        let fixture = try await ScreenFixture.open(Contact.crew)
        fixture.press("  ")
        let text = fixture.text()
        #expect(text.contains(" +  HS Han Solo") && text.contains(" +★ LO Leia Organa"))
        #expect(text.contains("2 selected · 3"))
        fixture.press("d")
        #expect(fixture.text().contains("Deleted 2 contacts · u undo"))
        #expect(!fixture.text().contains("selected"))
        #expect(fixture.text().contains(">   LS Luke Skywalker"))
        fixture.press("u")
        #expect(fixture.text().contains("Leia Organa"))
    }

    @Test func `a range is selected by v and movement, and Esc selects none`() async throws {
        let fixture = try await ScreenFixture.open(Contact.crew)
        fixture.press("vj")
        #expect(fixture.text().contains("2 selected"))
        fixture.press(.escape)
        #expect(!fixture.text().contains("selected"))
        #expect(!fixture.presenter.isFinished)
        fixture.press("gvGf")
        #expect(fixture.text().contains("Favorited 2 contacts · u undo"))
    }

    @Test func `above 20 contacts the safe answer is marked, and Enter keeps them`() async throws {
        let fixture = try await ScreenFixture.open((1...21).map { .sample($0, "Person \($0 + 100)") })
        fixture.press("gvGd")
        #expect(fixture.text().contains("Delete 21 contacts?"))
        #expect(fixture.text().contains("[ Keep (n) ]"))
        fixture.press(.enter)
        #expect(try fixture.store.read { try $0.trash().isEmpty })
        fixture.press("d")
        fixture.press(.tab)
        #expect(fixture.text().contains("[ Delete (y) ]"))
        fixture.press(.enter)
        #expect(fixture.text().contains("Deleted 21 contacts · u undo"))
    }

    @Test func `n and Esc keep, y deletes, where a directory could not give a contact back`() async throws {
        let fixture = try await ScreenFixture.open(
            Contact.crew, directory: Directory(capabilities: Capabilities(operations: [.delete], fields: [])))
        for key in [KeyEvent.character("n"), KeyEvent(.escape)] {
            fixture.press("d")
            #expect(fixture.text().contains("Delete Han Solo?"))
            #expect(fixture.text().contains("The directory of demo can't restore the contact"))
            fixture.press(key)
            #expect(try fixture.store.read { try $0.trash().isEmpty })
        }
        fixture.press("dy")
        #expect(fixture.text().contains("Deleted Han Solo"))
    }

    @Test(arguments: ["f", "d", "e", "lf", "ld", "le", "lp"])
    func `what a read-only book cannot do, its key says why`(keys: String) async throws {
        let fixture = try await ScreenFixture.open(Contact.crew, directory: Directory(capabilities: .readOnly([])))
        fixture.press(keys)
        #expect(fixture.text().contains("The book demo is read-only: its directory takes no changes."))
        #expect(!fixture.text().contains(" del "))
    }

    @Test func `a change is sent without being asked for`() async throws {
        let fixture = try await ScreenFixture.open(Contact.crew, directory: Directory(minutesAgo: 1))
        fixture.press("f")
        #expect(fixture.text().contains("★ HS Han Solo ✎"))
        try await fixture.wait { $0.synchronizer.pushed == ["demo"] }
    }

    @Test func `what cannot be sent waits, says why, and r tries again`() async throws {
        let fixture = try await ScreenFixture.open(
            Contact.crew,
            directory: Directory(minutesAgo: 1, push: { _ throws(SyncError) in throw Self.offline }))
        try await fixture.wait { !$0.synchronizer.books.isEmpty }
        fixture.press("f")
        try await fixture.wait {
            $0.press(.down)
            return $0.text().contains("1 change in the outbox · r retry")
        }
        #expect(fixture.text().contains("! demo: "))
        fixture.press("r")
        try await fixture.wait { $0.synchronizer.options.last?.sending == .waiting }
    }

    @Test func `a failure that comes after a toast stands beside it`() async throws {
        let fixture = try await ScreenFixture.open(
            Contact.crew,
            directory: Directory(minutesAgo: 1, push: { _ throws(SyncError) in throw Self.offline }))
        try await fixture.wait { !$0.synchronizer.books.isEmpty }
        fixture.press("f")
        #expect(fixture.text().contains("Favorited Han Solo"))
        try await fixture.wait { $0.text().contains("1 change in the outbox · r") }
        #expect(fixture.text().contains("! demo: "))
        #expect(fixture.text().contains("Favorited Han Solo"))
        // What is told after that is news again, for what it is.
        fixture.press("!")
        #expect(fixture.text().contains("Han Solo has no conflict."))
    }

    @Test func `a refusal that comes after a toast stands beside it`() async throws {
        let fixture = try await ScreenFixture.open(Contact.crew, directory: Directory(minutesAgo: 1), isOffline: true)
        fixture.press("f")
        #expect(fixture.text().contains("Favorited Han Solo"))
        try fixture.changeOutbox(of: Contact.crew[2].id) {
            $0.state = .refused([RefusalMessage(field: nil, text: "No")])
        }
        try await fixture.wait { $0.text().contains("! The directory refused 1 change · O outbox") }
        #expect(fixture.text().contains("Favorited Han Solo"))
        // Where there is one line for both, how to take it back comes first; the other stays until it is settled.
        #expect(fixture.text(columns: 40, rows: 12).contains("Favorited Han Solo"))
        _ = fixture.frame()
        fixture.press(.down)
        #expect(!fixture.text().contains("Favorited"))
        #expect(fixture.text().contains("refused 1 change"))
    }

    @Test func `a store that fails is told, and nothing is changed`() async throws {
        let fixture = try await ScreenFixture.open(Contact.crew)
        fixture.store.isFailing = true
        fixture.press("f")
        #expect(fixture.text().contains("disk I/O error"))
    }

    @Test func `a conflict of another contact is found with O, and the selected one's settled with !`() async throws {
        let fixture = try await ScreenFixture.open(Contact.crew, directory: Directory(minutesAgo: 1), isOffline: true)
        try fixture.store.write { writer in
            try writer.setConflict(
                Conflict(contact: Contact.crew[0].id, book: "demo", kind: .bothChanged, fields: [.note]))
        }
        try await fixture.wait { $0.text().contains("changed here and in the directory · O outbox") }
        fixture.press("j")
        #expect(fixture.text().contains("changed here and in the directory · ! resolve"))
    }

    @Test func `the state of each change stands behind the name, and on the contact`() async throws {
        let fixture = try await ScreenFixture.open(Contact.crew, directory: Directory(minutesAgo: 1), isOffline: true)
        let (leia, han) = (Contact.crew[0].id, Contact.crew[2].id)
        try fixture.store.write { writer in
            try writer.setConflict(Conflict(contact: leia, book: "demo", kind: .bothChanged, fields: [.note]))
            try writer.saveOutboxEntry(
                OutboxEntry(
                    contact: han, book: "demo", remoteID: "7", operation: .update, fields: [.note],
                    state: .refused([RefusalMessage(field: .note, text: "Note is too short")]),
                    created: Timestamp(milliseconds: 0)))
        }
        try await fixture.wait { $0.text().contains("Leia Organa !") }
        #expect(fixture.text().contains("Han Solo ✗"))
        #expect(fixture.text().contains("! The directory refused 1 change · O outbox"))
        fixture.press("!")
        #expect(fixture.text().contains("Han Solo has no conflict. Press O for all conflicts."))
        fixture.press("l")
        #expect(fixture.text().contains("✗ refused by the directory: Note is too short."))
        fixture.press("]")
        #expect(fixture.text().contains("! changed here and in the directory. ! resolve"))
    }

    @Test func `what is selected and the contact beside it are told apart before a key is pressed`() async throws {
        let fixture = try await ScreenFixture.open(Contact.crew)
        fixture.press("  ")
        #expect(fixture.text(columns: 200, rows: 60).contains("2 selected"))
        fixture.press(.tab)
        let told = fixture.text(columns: 200, rows: 60)
        #expect(told.contains("Keys now apply to this contact only. The 2 in the list stay selected."))
        fixture.press("d")
        #expect(fixture.text(columns: 200, rows: 60).contains("Deleted Luke Skywalker · u undo"))
        #expect(fixture.text(columns: 200, rows: 60).contains("2 selected"))
        fixture.press("d")
        #expect(fixture.text(columns: 200, rows: 60).contains("Deleted 2 contacts · u undo"))
    }

    @Test func `without marks nothing is said of them`() async throws {
        let fixture = try await ScreenFixture.open(Contact.crew)
        fixture.press("l")
        #expect(!fixture.text().contains("Keys now apply to"))
    }
}
