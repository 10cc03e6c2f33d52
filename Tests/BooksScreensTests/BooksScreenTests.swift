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
    private func fixture(directory: Directory? = nil) throws -> SingleScreenFixture {
        let stored = try StoreFixture(Contact.crew, directory: directory)
        try stored.addBook("仕事", minutesAgo: 125, "山田太郎", "محمد علي", skipped: 2)
        try stored.addBook("חברים")
        let id = try #require(try stored.id(of: "山田太郎"))
        _ = try stored.editor.update(id) { $0.card.note = "changed" }
        return try SingleScreenFixture.books(stored)
    }

    @Test func `the books stand with directory, number and age, and say more of the selected one`() throws {
        let fixture = try fixture()
        fixture.press("jj")
        try fixture.verify("books-content")
    }

    @Test func `without books the key that adds one is named`() throws {
        let stored = try StoreFixture()
        try stored.store.write { try $0.removeBook(named: "demo") }
        let fixture = try SingleScreenFixture.books(stored)
        try fixture.verify("books-empty")
    }

    @Test func `a store that cannot be read is told, and read again`() throws {
        let stored = try StoreFixture(Contact.crew)
        stored.store.isFailing = true
        let fixture = try SingleScreenFixture.books(stored)
        try fixture.verify("books-failed")
        fixture.stored.store.isFailing = false
        fixture.press("r")
        #expect(fixture.text().contains("local"))
    }

    @Test func `removing says what would be lost, and the safe answer is marked`() throws {
        let fixture = try fixture()
        fixture.press("jjd")
        try fixture.verify("books-remove")
        fixture.press(.enter)
        #expect(fixture.text().contains("仕事"))
        fixture.press("dy")
        #expect(fixture.text().contains("Removed the address book 仕事."))
        #expect(try fixture.stored.store.read { try $0.books() }.map(\.name) == ["demo", "חברים"])
    }

    @Test func `r reads the selected book; what went wrong stays with it`() async throws {
        let failure = SyncError.directory(book: "demo", .http(.offline(host: "directory.example")))
        let fixture = try fixture(directory: Directory(minutesAgo: 1) { (_, _) throws(SyncError) in throw failure })
        fixture.press("jr")
        try await fixture.wait { $0.text().contains("directory.example can't be") }
        try fixture.verify("books-refresh-failed")
        fixture.press("j")
        #expect(!fixture.text().contains("directory.example"))
        fixture.press("k")
        #expect(fixture.text().contains("directory.example"))
    }

    @Test func `a book of this machine is not removed by the row of all`() throws {
        let fixture = try fixture()
        fixture.press("d")
        #expect(fixture.text().contains("Select the address book to remove."))
    }

    @Test func `a refresh that would remove most of a book is asked about`() async throws {
        let fixture = try fixture(
            directory: Directory(minutesAgo: 1) { (book, _) throws(SyncError) in
                var report = RefreshReport(book: book)
                report.removed = 9
                throw .heldBack(report, of: 12)
            })
        fixture.press("jr")
        try await fixture.wait { $0.text().contains("Remove 9 of 12 contacts of \"demo\"?") }
        fixture.press("n")
        #expect(!fixture.text().contains("Remove 9 of 12"))
    }

    @Test func `Enter lists the book, and the first row all of them`() throws {
        let fixture = try fixture()
        fixture.press("jj")
        fixture.press(.enter)
        #expect(fixture.signals == [.listed(book: "仕事")])
        fixture.press("g")
        fixture.press(.enter)
        #expect(fixture.signals.last == .listed(book: nil))
    }
}

extension SingleScreenFixture {
    fileprivate static func books(_ stored: StoreFixture) throws -> SingleScreenFixture {
        try SingleScreenFixture(stored) { fixture, signal in
            BooksScreen(
                viewModel: BooksViewModel(
                    store: stored.store, catalog: stored.catalog, changes: stored.changes,
                    synchronizer: stored.synchronizer, ledger: stored.ledger, signal: signal),
                tools: fixture.tools)
        }
    }
}
