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
        let stage = try await ScreenFixture.open(Contact.crew)
        stage.press("f")
        #expect(stage.text().contains("> ★ HS Han Solo"))
        #expect(stage.text().contains(#"Favorited "Han Solo" · u undo"#))
        stage.press("u")
        #expect(stage.text().contains(">   HS Han Solo"))
        #expect(stage.text().contains(#"Undid: favorited "Han Solo" · Ctrl-R redo"#))
        stage.press(.control("r"))
        #expect(stage.text().contains("> ★ HS Han Solo"))
        #expect(stage.text().contains(#"Redid: favorited "Han Solo"."#))
    }

    @Test func `d deletes at once and says how to get it back`() async throws {
        let stage = try await ScreenFixture.open(Contact.crew)
        stage.press("d")
        #expect(stage.text().contains(#"Deleted "Han Solo" · u undo"#))
        #expect(stage.text().contains("> ★ LO Leia Organa"))
        #expect(try stage.store.read { try $0.trash().map(\.contact.card.displayName) } == ["Han Solo"])
        stage.press("Gu")
        #expect(stage.text().contains(">   HS Han Solo"))
    }

    @Test func `a toast goes with the next key`() async throws {
        let stage = try await ScreenFixture.open(Contact.crew)
        stage.press("d")
        stage.press("j")
        #expect(!stage.text().contains("Deleted"))
    }

    @Test func `a contact that is deleted on its screen leads back to the list`() async throws {
        let stage = try await ScreenFixture.open(Contact.crew)
        stage.press("ld")
        #expect(stage.text().contains("Kith ─ contacts"))
        #expect(stage.text().contains(#"Deleted "Han Solo"."#))
    }

    @Test func `nothing to undo says so`() async throws {
        let stage = try await ScreenFixture.open(Contact.crew)
        stage.press("u")
        #expect(stage.text().contains("Nothing to undo."))
        stage.press(.control("r"))
        #expect(stage.text().contains("Nothing to redo."))
    }

    @Test func `several that are selected are changed in one step`() async throws {
        let stage = try await ScreenFixture.open(Contact.crew)
        stage.press("  ")
        let text = stage.text()
        #expect(text.contains(" +  HS Han Solo") && text.contains(" +★ LO Leia Organa"))
        #expect(text.contains("2 selected · 3"))
        stage.press("d")
        #expect(stage.text().contains("Deleted 2 contacts."))
        #expect(!stage.text().contains("selected"))
        #expect(stage.text().contains(">   LS Luke Skywalker"))
        stage.press("u")
        #expect(stage.text().contains("Leia Organa"))
    }

    @Test func `a range is selected by v and movement, and Esc selects none`() async throws {
        let stage = try await ScreenFixture.open(Contact.crew)
        stage.press("vj")
        #expect(stage.text().contains("2 selected"))
        stage.press(.escape)
        #expect(!stage.text().contains("selected"))
        #expect(!stage.presenter.isFinished)
        stage.press("gvGf")
        #expect(stage.text().contains("Favorited 2 contacts."))
    }

    @Test func `above 20 contacts the safe answer is marked, and Enter keeps them`() async throws {
        let stage = try await ScreenFixture.open((1...21).map { .sample($0, "Person \($0 + 100)") })
        stage.press("gvGd")
        #expect(stage.text().contains("Delete 21 contacts?"))
        #expect(stage.text().contains("[ Keep (n) ]"))
        stage.press(.enter)
        #expect(try stage.store.read { try $0.trash().isEmpty })
        stage.press("d")
        stage.press(.tab)
        #expect(stage.text().contains("[ Delete (y) ]"))
        stage.press(.enter)
        #expect(stage.text().contains("Deleted 21 contacts."))
    }

    @Test func `n and Esc keep, y deletes, where a directory could not give a contact back`() async throws {
        let stage = try await ScreenFixture.open(
            Contact.crew, directory: Directory(capabilities: Capabilities(operations: [.delete], fields: [])))
        for key in [KeyEvent.character("n"), KeyEvent(.escape)] {
            stage.press("d")
            #expect(stage.text().contains(#"Delete "Han Solo"?"#))
            #expect(stage.text().contains("The directory of demo can't restore the contact"))
            stage.press(key)
            #expect(try stage.store.read { try $0.trash().isEmpty })
        }
        stage.press("dy")
        #expect(stage.text().contains(#"Deleted "Han Solo"."#))
    }

    @Test(arguments: ["f", "d", "e", "lf", "ld", "le", "lp"])
    func `what a read-only book cannot do, its key says why`(keys: String) async throws {
        let stage = try await ScreenFixture.open(Contact.crew, directory: Directory(capabilities: .readOnly([])))
        stage.press(keys)
        #expect(stage.text().contains("The book demo is read-only: its directory takes no changes."))
        #expect(!stage.text().contains(" del "))
    }

    @Test func `a change is sent without being asked for`() async throws {
        let stage = try await ScreenFixture.open(Contact.crew, directory: Directory(minutesAgo: 1))
        stage.press("f")
        #expect(stage.text().contains("★ HS Han Solo ✎"))
        try await stage.wait { $0.synchronizer.pushed == ["demo"] }
    }

    @Test func `what cannot be sent waits, says why, and r tries again`() async throws {
        let stage = try await ScreenFixture.open(
            Contact.crew,
            directory: Directory(minutesAgo: 1, push: { _ throws(SyncError) in throw Self.offline }))
        try await stage.wait { !$0.synchronizer.books.isEmpty }
        stage.press("f")
        try await stage.wait {
            $0.press(.down)
            return $0.text().contains("1 change in the outbox ·")
        }
        #expect(stage.text().contains("! demo: "))
        stage.press("r")
        try await stage.wait { $0.synchronizer.options.last?.sending == .waiting }
    }

    @Test func `a failure that comes after a toast stands beside it`() async throws {
        let stage = try await ScreenFixture.open(
            Contact.crew,
            directory: Directory(minutesAgo: 1, push: { _ throws(SyncError) in throw Self.offline }))
        try await stage.wait { !$0.synchronizer.books.isEmpty }
        stage.press("f")
        #expect(stage.text().contains(#"Favorited "Han Solo"."#))
        try await stage.wait { $0.text().contains("1 change in the outbox · r") }
        #expect(stage.text().contains("! demo: "))
        #expect(stage.text().contains(#"Favorited "Han Solo"."#))
        // What is told after that is news again, for what it is.
        stage.press("!")
        #expect(stage.text().contains("Han Solo has no conflict."))
    }

    @Test func `a refusal that comes after a toast stands beside it`() async throws {
        let stage = try await ScreenFixture.open(Contact.crew, directory: Directory(minutesAgo: 1), isOffline: true)
        stage.press("f")
        #expect(stage.text().contains(#"Favorited "Han Solo"."#))
        try stage.changeOutbox(of: Contact.crew[2].id) { $0.state = .refused([RefusalMessage(field: nil, text: "No")]) }
        try await stage.wait { $0.text().contains("! 1 change is refused by the directory · O outbox") }
        #expect(stage.text().contains(#"Favorited "Han Solo"."#))
        // Where there is one line for both, how to take it back comes first; the other stays until it is settled.
        #expect(stage.text(columns: 40, rows: 12).contains(#"Favorited "Han Solo"."#))
        _ = stage.frame()
        stage.press(.down)
        #expect(!stage.text().contains("Favorited"))
        #expect(stage.text().contains("1 change is refused"))
    }

    @Test func `a store that fails is told, and nothing is changed`() async throws {
        let stage = try await ScreenFixture.open(Contact.crew)
        stage.store.isFailing = true
        stage.press("f")
        #expect(stage.text().contains("disk I/O error"))
    }

    @Test func `a conflict of another contact is found with O, and the selected one's settled with !`() async throws {
        let stage = try await ScreenFixture.open(Contact.crew, directory: Directory(minutesAgo: 1), isOffline: true)
        try stage.store.write { writer in
            try writer.setConflict(
                Conflict(contact: Contact.crew[0].id, book: "demo", kind: .bothChanged, fields: [.note]))
        }
        try await stage.wait { $0.text().contains("changed here and in the directory: O shows it.") }
        stage.press("j")
        #expect(stage.text().contains("changed here and in the directory · ! resolve"))
    }

    @Test func `the state of each change stands behind the name, and on the contact`() async throws {
        let stage = try await ScreenFixture.open(Contact.crew, directory: Directory(minutesAgo: 1), isOffline: true)
        let (leia, han) = (Contact.crew[0].id, Contact.crew[2].id)
        try stage.store.write { writer in
            try writer.setConflict(Conflict(contact: leia, book: "demo", kind: .bothChanged, fields: [.note]))
            try writer.saveOutboxEntry(
                OutboxEntry(
                    contact: han, book: "demo", remoteID: "7", operation: .update, fields: [.note],
                    state: .refused([RefusalMessage(field: .note, text: "Note is too short")]),
                    created: Timestamp(milliseconds: 0)))
        }
        try await stage.wait { $0.text().contains("Leia Organa !") }
        #expect(stage.text().contains("Han Solo ✗"))
        #expect(stage.text().contains("! 1 change is refused by the directory · O outbox"))
        stage.press("!")
        #expect(stage.text().contains("Han Solo has no conflict. Press O for all conflicts."))
        stage.press("l")
        #expect(stage.text().contains("! refused by the directory: Note is too short."))
        stage.press("]")
        #expect(stage.text().contains("! changed here and in the directory. Press ! to resolve the conflict."))
    }

    @Test func `what is selected and the contact beside it are told apart before a key is pressed`() async throws {
        let stage = try await ScreenFixture.open(Contact.crew)
        stage.press("  ")
        #expect(stage.text(columns: 200, rows: 60).contains("2 selected"))
        stage.press(.tab)
        let told = stage.text(columns: 200, rows: 60)
        #expect(told.contains("Keys now apply to this contact only. The 2 in the list stay selected."))
        stage.press("d")
        #expect(stage.text(columns: 200, rows: 60).contains("Deleted \"Luke Skywalker\" · u undo"))
        #expect(stage.text(columns: 200, rows: 60).contains("2 selected"))
        stage.press("d")
        #expect(stage.text(columns: 200, rows: 60).contains("Deleted 2 contacts · u undo"))
    }

    @Test func `without marks nothing is said of them`() async throws {
        let stage = try await ScreenFixture.open(Contact.crew)
        stage.press("l")
        #expect(!stage.text().contains("Keys are for this contact alone"))
    }
}
