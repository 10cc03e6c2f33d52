import Directories
import Doubles
import Editing
import Models
import Networking
import Persistence
import ScreenFixtures
import Sync
import Synchronization
import TUI
import TerminalUI
import Testing

/// The books and the form for a new one, from keys to frames.
@MainActor
struct BooksScreenTests {
    private func fixture(directory: Directory? = nil) async throws -> ScreenFixture {
        // Books are read when they are asked for: one that is read by itself meanwhile would say something too.
        let fixture = try await ScreenFixture.open(Contact.crew, directory: directory, minutes: nil)
        try fixture.addBook("仕事", minutesAgo: 125, "山田太郎", "محمد علي", skipped: 2)
        try fixture.addBook("חברים")
        let id = try #require(try fixture.id(of: "山田太郎"))
        _ = try fixture.editor.update(id) { $0.card.note = "changed" }
        fixture.press("b")
        return fixture
    }

    @Test func `Enter lists the book, b leads to the others, and the first row to all`() async throws {
        let fixture = try await fixture()
        fixture.press("jj")
        fixture.press(.enter)
        #expect(fixture.text().contains("Kith ─ contacts of 仕事 ─"))
        #expect(fixture.text().contains("山田太郎"))
        #expect(!fixture.text().contains("Luke"))
        fixture.press("bg")
        fixture.press(.enter)
        #expect(fixture.text().contains("Kith ─ contacts ─"))
        #expect(fixture.text().contains("Luke"))
    }

    @Test func `a book that is listed below is listed no more when it was removed`() async throws {
        let fixture = try await fixture()
        fixture.press("jjl")
        fixture.press("bjjdy")
        #expect(fixture.text().contains("Removed the address book"))
        #expect(fixture.text().contains("address books"))
        fixture.press("h")
        #expect(fixture.text().contains("Kith ─ contacts ─"))
    }

    // MARK: - The form

    @Test func `n opens the form, and every kind shows what it needs`() async throws {
        let fixture = try await fixture()
        fixture.press("n")
        fixture.expectFrames("add-book-new")
        fixture.press("תיקון")
        fixture.press(.tab)
        fixture.press(.right)
        fixture.press(.right)
        fixture.expectFrames("add-book-kind")
    }

    @Test func `what is wrong stands at its field`() async throws {
        let fixture = try await fixture()
        fixture.press("n")
        fixture.press("仕事")
        fixture.press(.control("t"))
        fixture.press(.control("s"))
        fixture.press(.tab)
        fixture.press(.tab)
        _ = fixture.presenter.handle(.paste("gopher://例え", isTruncated: false))
        fixture.press(.control("s"))
        fixture.expectFrames("add-book-errors")
    }

    @Test func `what was added is listed at once`() async throws {
        let fixture = try await fixture()
        fixture.press("n")
        fixture.press("rebels")
        fixture.press(.control("t"))
        fixture.press(.tab)
        fixture.press(.tab)
        fixture.press("http://127.0.0.1:8390")
        fixture.press(.control("s"))
        #expect(fixture.text().contains("Kith ─ contacts of rebels ─"))
        #expect(fixture.text().contains("Added the address book rebels"))
        let book = try fixture.store.read { try $0.books() }.last
        #expect(book?.directory?.url == "http://127.0.0.1:8390")
    }

    @Test func `leaving asks where something was typed, and quitting too`() async throws {
        let fixture = try await fixture()
        fixture.press("nab")
        fixture.press(.escape)
        fixture.expectFrames("add-book-leave")
        fixture.press("n")
        fixture.press(.control("c"))
        #expect(fixture.text().contains("Quit without adding the address book?"))
        fixture.press("n")
        fixture.press(.escape)
        fixture.press("y")
        #expect(fixture.text().contains("Kith ─ address books ─"))
    }

    // MARK: - What a book is bound with

    @Test func `e opens the form with what the book has, and Ctrl-S saves it`() async throws {
        let fixture = try await fixture()
        fixture.press("jje")
        fixture.expectFrames("edit-book")
        fixture.press(.control("u"))
        fixture.press("http://127.0.0.1:9/")
        #expect(fixture.text().contains("unsaved changes"))
        fixture.press(.control("s"))
        #expect(fixture.text().contains("Saved the address book 仕事 · r refresh"))
        #expect(fixture.text().contains("address books"))
        #expect(
            try fixture.store.read { try $0.books() }.first { $0.name == "仕事" }?.directory?.url == "http://127.0.0.1:9/"
        )
    }

    @Test func `what is wrong stands at its field there too, and leaving asks`() async throws {
        let fixture = try await fixture()
        fixture.press("jje")
        fixture.press(.control("u"))
        fixture.press("gopher://a")
        fixture.press(.control("s"))
        fixture.expectFrames("edit-book-errors")
        fixture.press(.escape)
        #expect(fixture.text().contains("Leave without saving the address book?"))
        fixture.press("y")
        #expect(fixture.text().contains("address books"))
        #expect(
            try fixture.store.read { try $0.books() }.first { $0.name == "仕事" }?.directory?.url
                == "http://127.0.0.1:8390"
        )
    }

    @Test func `a book of this machine has nothing to be changed, and the row of all is none`() async throws {
        let fixture = try await ScreenFixture.open(Contact.crew)
        fixture.press("be")
        #expect(fixture.text().contains("Select the address book to edit."))
        fixture.press("je")
        #expect(fixture.text().contains("local"))
    }

    @Test func `a book that went meanwhile is told`() async throws {
        let fixture = try await fixture()
        fixture.press("jj")
        _ = fixture.frame()
        try fixture.store.write { try $0.removeBook(named: "仕事") }
        fixture.press("e")
        #expect(!fixture.text().contains("Ctrl-S save"))
    }

    @Test func `the books tell what the list's refresh came to, and the list what the books' did`() async throws {
        let isFailing = Mutex(true)
        let fixture = try await ScreenFixture.open(
            Contact.crew,
            directory: Directory(
                minutesAgo: 0,
                refresh: { (book, _) throws(SyncError) in
                    if isFailing.withLock({ $0 }) { throw .bookChanged(book) }
                }), minutes: nil)
        fixture.press("r")
        try await fixture.wait { $0.text().contains("was changed while it was being synced") }
        fixture.press("bj")
        #expect(fixture.text().contains("! failed"))
        #expect(fixture.text().contains("was changed while it was being synced"))
        isFailing.withLock { $0 = false }
        fixture.press("r")
        try await fixture.wait { $0.text().contains("no changes") }
        #expect(!fixture.text().contains("! failed"))
        fixture.press("h")
        #expect(!fixture.text().contains("was changed while it was being synced"))
        isFailing.withLock { $0 = true }
        fixture.press("bjr")
        try await fixture.wait { $0.text().contains("! failed") }
        fixture.press("h")
        #expect(fixture.text().contains("was changed while it was being synced"))
        fixture.press(.escape)
        #expect(!fixture.text().contains("was changed while it was being synced"))
    }

    @Test func `entries that could not be read are told after a refresh that was asked for, and b tells why`()
        async throws
    {
        let fixture = try await ScreenFixture.open(
            Contact.crew,
            directory: Directory(
                minutesAgo: 0,
                report: { book in
                    var report = RefreshReport(book: book)
                    report.skipped = [3, 7].map {
                        EntryIssue(index: $0, id: nil, reason: "[\($0)].id: a number is needed")
                    }
                    return report
                }), minutes: nil)
        #expect(!fixture.text().contains("Couldn't read"))
        fixture.press("r")
        try await fixture.wait { $0.text().contains("! Couldn't read 2 contacts of demo. Press b for details.") }
        fixture.press("k")
        #expect(!fixture.text().contains("Couldn't read"), "it is told once")
        fixture.press("bj")
        #expect(fixture.text(columns: 100).contains("2 skipped"))
        #expect(fixture.text().contains("Couldn't read 2 contacts of the directory:"))
        #expect(fixture.text().contains("[7].id: a number is needed"))
    }
}
