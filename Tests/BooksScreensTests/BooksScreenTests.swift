import BooksFeature
import BooksScreens
import Directories
import Doubles
import Editing
import Models
import Navigation
import Networking
import Persistence
import ScreenFixtures
import ScreenKit
import Sync
import TerminalUI
import Testing

/// The books in their window, from keys to frames.
@MainActor
struct BooksScreenTests {
    private func stage(directory: Directory? = nil) throws -> ScreenStage {
        let stored = try StoreFixture(Contact.crew, directory: directory)
        try stored.addBook("仕事", minutesAgo: 125, "山田太郎", "محمد علي", skipped: 2)
        try stored.addBook("חברים")
        let id = try #require(try stored.id(of: "山田太郎"))
        _ = try stored.editor.update(id) { $0.card.note = "changed" }
        return try ScreenStage.books(stored)
    }

    @Test func `the books stand with directory, number and age, and say more of the selected one`() throws {
        let stage = try stage()
        stage.press("jj")
        try stage.verify("books-content")
    }

    @Test func `without books the key that adds one is named`() throws {
        let stored = try StoreFixture()
        try stored.store.write { try $0.removeBook(named: "demo") }
        let stage = try ScreenStage.books(stored)
        try stage.verify("books-empty")
    }

    @Test func `a store that cannot be read is told, and read again`() throws {
        let stored = try StoreFixture(Contact.crew)
        stored.store.isFailing = true
        let stage = try ScreenStage.books(stored)
        try stage.verify("books-failed")
        stage.stored.store.isFailing = false
        stage.press("r")
        #expect(stage.text().contains("local"))
    }

    @Test func `removing says what would be lost, and the safe answer is marked`() throws {
        let stage = try stage()
        stage.press("jjd")
        try stage.verify("books-remove")
        stage.press(.enter)
        #expect(stage.text().contains("仕事"))
        stage.press("dy")
        #expect(stage.text().contains("Removed the book \"仕事\"."))
        #expect(try stage.stored.store.read { try $0.books() }.map(\.name) == ["demo", "חברים"])
    }

    @Test func `r reads the selected book; what went wrong stays with it`() async throws {
        let failure = SyncError.directory(book: "demo", .http(.offline(host: "directory.example")))
        let stage = try stage(directory: Directory(minutesAgo: 1) { (_, _) throws(SyncError) in throw failure })
        stage.press("jr")
        try await stage.wait { $0.text().contains("could not be read") }
        try stage.verify("books-refresh-failed")
        stage.press("j")
        #expect(!stage.text().contains("directory.example"))
        stage.press("k")
        #expect(stage.text().contains("directory.example"))
    }

    @Test func `a book of this machine is not removed by the row of all`() throws {
        let stage = try stage()
        stage.press("d")
        #expect(stage.text().contains("Select the book to remove."))
    }

    @Test func `a refresh that would remove most of a book is asked about`() async throws {
        let stage = try stage(
            directory: Directory(minutesAgo: 1) { (book, _) throws(SyncError) in
                var report = RefreshReport(book: book)
                report.removed = 9
                throw .heldBack(report, of: 12)
            })
        stage.press("jr")
        try await stage.wait { $0.text().contains("Remove 9 of 12 contacts of \"demo\"?") }
        stage.press("n")
        #expect(!stage.text().contains("Remove 9 of 12"))
    }

    @Test func `Enter lists the book, and the first row all of them`() throws {
        let stage = try stage()
        stage.press("jj")
        stage.press(.enter)
        #expect(stage.signals == [.listed(book: "仕事")])
        stage.press("g")
        stage.press(.enter)
        #expect(stage.signals.last == .listed(book: nil))
    }
}

extension ScreenStage {
    fileprivate static func books(_ stored: StoreFixture) throws -> ScreenStage {
        try ScreenStage(stored) { stage, signal in
            BooksScreen(
                viewModel: BooksViewModel(
                    store: stored.store, catalog: stored.catalog, changes: stored.changes,
                    synchronizer: stored.synchronizer, ledger: stored.ledger, signal: signal),
                tools: stage.tools)
        }
    }
}
