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
    private func stage(directory: Directory? = nil) async throws -> ScreenFixture {
        // Books are read when they are asked for: one that is read by itself meanwhile would say something too.
        let stage = try await ScreenFixture.open(Contact.crew, directory: directory, minutes: nil)
        try stage.addBook("仕事", minutesAgo: 125, "山田太郎", "محمد علي", skipped: 2)
        try stage.addBook("חברים")
        let id = try #require(try stage.id(of: "山田太郎"))
        _ = try stage.editor.update(id) { $0.card.note = "changed" }
        stage.press("b")
        return stage
    }

    @Test func `Enter lists the book, b leads to the others, and the first row to all`() async throws {
        let stage = try await stage()
        stage.press("jj")
        stage.press(.enter)
        #expect(stage.text().contains("Kith ─ contacts of 仕事 ─"))
        #expect(stage.text().contains("山田太郎"))
        #expect(!stage.text().contains("Luke"))
        stage.press("bg")
        stage.press(.enter)
        #expect(stage.text().contains("Kith ─ contacts ─"))
        #expect(stage.text().contains("Luke"))
    }

    @Test func `a book that is listed below is listed no more when it was removed`() async throws {
        let stage = try await stage()
        stage.press("jjl")
        stage.press("bjjdy")
        #expect(stage.text().contains("Removed the book"))
        #expect(stage.text().contains("address books"))
        stage.press("h")
        #expect(stage.text().contains("Kith ─ contacts ─"))
    }

    // MARK: - The form

    @Test func `n opens the form, and every kind shows what it needs`() async throws {
        let stage = try await stage()
        stage.press("n")
        stage.expectFrames("add-book-new")
        stage.press("תיקון")
        stage.press(.tab)
        stage.press(.right)
        stage.press(.right)
        stage.expectFrames("add-book-kind")
    }

    @Test func `what is wrong stands at its field`() async throws {
        let stage = try await stage()
        stage.press("n")
        stage.press("仕事")
        stage.press(.control("t"))
        stage.press(.control("s"))
        stage.press(.tab)
        stage.press(.tab)
        _ = stage.presenter.handle(.paste("gopher://例え", isTruncated: false))
        stage.press(.control("s"))
        stage.expectFrames("add-book-faults")
    }

    @Test func `what was added is listed at once`() async throws {
        let stage = try await stage()
        stage.press("n")
        stage.press("rebels")
        stage.press(.control("t"))
        stage.press(.tab)
        stage.press(.tab)
        stage.press("http://127.0.0.1:8390")
        stage.press(.control("s"))
        #expect(stage.text().contains("Kith ─ contacts of rebels ─"))
        #expect(stage.text().contains("Added the book \"rebels\"."))
        let book = try stage.store.read { try $0.books() }.last
        #expect(book?.directory?.url == "http://127.0.0.1:8390")
    }

    @Test func `leaving asks where something was typed, and quitting too`() async throws {
        let stage = try await stage()
        stage.press("nab")
        stage.press(.escape)
        stage.expectFrames("add-book-leave")
        stage.press("n")
        stage.press(.control("c"))
        #expect(stage.text().contains("Quit without adding the book?"))
        stage.press("n")
        stage.press(.escape)
        stage.press("y")
        #expect(stage.text().contains("Kith ─ address books ─"))
    }

    // MARK: - What a book is bound with

    @Test func `e opens the form with what the book has, and Ctrl-S saves it`() async throws {
        let stage = try await stage()
        stage.press("jje")
        stage.expectFrames("edit-book")
        stage.press(.control("u"))
        stage.press("http://127.0.0.1:9/")
        #expect(stage.text().contains("not saved yet"))
        stage.press(.control("s"))
        #expect(stage.text().contains("Changed the book \"仕事\" · r refresh"))
        #expect(stage.text().contains("address books"))
        #expect(
            try stage.store.read { try $0.books() }.first { $0.name == "仕事" }?.directory?.url == "http://127.0.0.1:9/")
    }

    @Test func `what is wrong stands at its field there too, and leaving asks`() async throws {
        let stage = try await stage()
        stage.press("jje")
        stage.press(.control("u"))
        stage.press("gopher://a")
        stage.press(.control("s"))
        stage.expectFrames("edit-book-faults")
        stage.press(.escape)
        #expect(stage.text().contains("Leave without saving the book?"))
        stage.press("y")
        #expect(stage.text().contains("address books"))
        #expect(
            try stage.store.read { try $0.books() }.first { $0.name == "仕事" }?.directory?.url == "http://127.0.0.1:8390"
        )
    }

    @Test func `a book of this machine has nothing to be changed, and the row of all is none`() async throws {
        let stage = try await ScreenFixture.open(Contact.crew)
        stage.press("be")
        #expect(stage.text().contains("Select the book to edit."))
        stage.press("je")
        #expect(stage.text().contains("local"))
    }

    @Test func `a book that went meanwhile is told`() async throws {
        let stage = try await stage()
        stage.press("jj")
        _ = stage.frame()
        try stage.store.write { try $0.removeBook(named: "仕事") }
        stage.press("e")
        #expect(!stage.text().contains("Ctrl-S save"))
    }

    @Test func `the books tell what the list's refresh came to, and the list what the books' did`() async throws {
        let isFailing = Mutex(true)
        let stage = try await ScreenFixture.open(
            Contact.crew,
            directory: Directory(
                minutesAgo: 0,
                refresh: { (book, _) throws(SyncError) in
                    if isFailing.withLock({ $0 }) { throw .bookChanged(book) }
                }), minutes: nil)
        stage.press("r")
        try await stage.wait { $0.text().contains("was changed while it was being synced") }
        stage.press("bj")
        #expect(stage.text().contains("! failed"))
        #expect(stage.text().contains("was changed while it was being synced"))
        isFailing.withLock { $0 = false }
        stage.press("r")
        try await stage.wait { $0.text().contains("nothing has changed") }
        #expect(!stage.text().contains("! failed"))
        stage.press("h")
        #expect(!stage.text().contains("was changed while it was being synced"))
        isFailing.withLock { $0 = true }
        stage.press("bjr")
        try await stage.wait { $0.text().contains("! failed") }
        stage.press("h")
        #expect(stage.text().contains("was changed while it was being synced"))
        stage.press(.escape)
        #expect(!stage.text().contains("was changed while it was being synced"))
    }

    @Test func `entries that could not be read are told after a refresh that was asked for, and b tells why`()
        async throws
    {
        let stage = try await ScreenFixture.open(
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
        #expect(!stage.text().contains("could not be read"))
        stage.press("r")
        try await stage.wait { $0.text().contains("! Couldn't read 2 entries of demo. Press b for details.") }
        stage.press("k")
        #expect(!stage.text().contains("could not be read"), "it is told once")
        stage.press("bj")
        #expect(stage.text(columns: 100).contains("2 skipped"))
        #expect(stage.text().contains("2 entries of the directory couldn't be read:"))
        #expect(stage.text().contains("[7].id: a number is needed"))
    }
}
