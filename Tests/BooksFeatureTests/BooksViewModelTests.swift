import AddressBooks
import BooksFeature
import Directories
import Doubles
import Models
import Navigation
import Persistence
import Sync
import Testing

/// The list of books.
@MainActor
struct BooksViewModelTests {
    @Test func `every book tells its directory, its number and when it was read`() throws {
        let fixture = try BooksFixture().add("demo", contacts: 3).add("work", bound: true, contacts: 2)
        try fixture.store.write { try $0.setStatus(BookStatus(lastSuccess: fixture.clock.now), ofBook: "work") }
        let books = fixture.books()
        #expect(books.state.phase == .content)
        #expect(books.state.books.map(\.book.name) == ["demo", "work"])
        #expect(books.state.books.map(\.contacts) == [3, 2])
        #expect(books.state.books.map(\.status.lastSuccess) == [nil, fixture.clock.now])
        #expect(books.state.contacts == 5)
    }

    @Test func `without books there is nothing to select`() throws {
        let fixture = BooksFixture()
        let books = fixture.books()
        #expect(books.state.phase == .empty)
        books.select(1)
        books.open()
        books.askToRemove()
        #expect(books.state.removal == nil)
        #expect(fixture.signals.isEmpty)
    }

    @Test func `a store that fails is told, and what was read stays`() throws {
        let fixture = try BooksFixture().add("demo")
        let books = fixture.books()
        fixture.store.isFailing = true
        books.reload()
        #expect(books.state.phase == .failed(Explanation(FaultyContactStore.fault)))
        #expect(books.state.books.count == 1)
        fixture.store.isFailing = false
        books.reload()
        #expect(books.state.phase == .content)
    }

    @Test func `the first row lists all books, the others one each`() throws {
        let fixture = try BooksFixture().add("demo").add("work")
        let books = fixture.books()
        books.open()
        try books.select("work")
        books.open()
        #expect(fixture.signals == [.listed(book: nil), .listed(book: "work")])
    }

    @Test func `the selection stays on its book, and on the row where that is gone`() throws {
        let fixture = try BooksFixture().add("a").add("b").add("c")
        let books = fixture.books()
        try books.select("c")
        try fixture.catalog.remove("a")
        books.reload()
        #expect(books.state.selected?.book.name == "c")
        try fixture.catalog.remove("c")
        books.reload()
        #expect(books.state.selected?.book.name == "b")
    }

    @Test func `books that others add are seen`() async throws {
        let fixture = try BooksFixture().add("demo")
        let books = fixture.books()
        let following = Task { await books.followChanges() }
        try fixture.add("work")
        let deadline = ContinuousClock.now + .seconds(60)
        while books.state.books.count < 2, ContinuousClock.now < deadline {
            try await Task.sleep(for: .milliseconds(1))
        }
        following.cancel()
        #expect(books.state.books.count == 2)
    }

    // MARK: - Removing

    @Test func `what would be lost with a book is said before it is removed`() async throws {
        let fixture = try BooksFixture().add("home", contacts: 2)
        let books = fixture.books()
        try books.select("home")
        books.askToRemove()
        #expect(books.state.removal?.explanation == "This deletes its 2 contacts, stored nowhere else.")
        books.keep()
        #expect(books.state.removal == nil)
        #expect(try fixture.names == ["home"])
        books.askToRemove()
        await books.remove()
        #expect(try fixture.names.isEmpty)
        #expect(books.state.phase == .empty)
        #expect(books.state.done == "Removed the address book home.")
        #expect(fixture.signals == [.removedBook("home")])
    }

    @Test(arguments: [
        ("work", true, 3, "Only the local copy is removed. The directory keeps its 3 contacts."),
        ("home", false, 0, "It is empty."),
        ("demo", false, 8, "It contains only the 8 contacts that came with Kith."),
    ])
    func `a book without anything of one's own is asked about too`(
        name: String, bound: Bool, contacts: Int, explanation: String
    ) throws {
        let fixture = try BooksFixture(given: ["demo"]).add(name, bound: bound, contacts: contacts)
        let books = fixture.books()
        try books.select(name)
        books.askToRemove()
        #expect(books.state.removal?.loss == nil)
        #expect(books.state.removal?.explanation == explanation)
    }

    @Test func `a book that another process has removed meanwhile is told`() throws {
        let fixture = try BooksFixture().add("home")
        let books = fixture.books()
        try books.select("home")
        try fixture.catalog.remove("home")
        books.askToRemove()
        #expect(books.state.removal == nil)
        #expect(books.state.failure?.message == "there is no book \"home\"")
    }

    // MARK: - Refreshing

    @Test func `one book is read, or all that are bound`() async throws {
        let fixture = try BooksFixture().add("home").add("work", bound: true).add("club", bound: true)
        let synchronizer = StubSynchronizer()
        let books = fixture.books(synchronizer)
        try books.select("club")
        await books.refresh()
        #expect(synchronizer.books == ["club"])
        #expect(books.state.done == "Refreshed club · 0 contacts, no changes.")
        books.select(0)
        await books.refresh()
        #expect(synchronizer.books == ["club", "work", "club"])
        #expect(books.state.activity.isEmpty)
    }

    @Test func `a book of this machine has nothing to be read`() async throws {
        let books = try BooksFixture().add("home").books()
        try books.select("home")
        await books.refresh()
        #expect(books.state.done?.contains("is a local address book") == true)
    }

    @Test func `progress is shown, and a failure stays with its book until the next time`() async throws {
        let fixture = try BooksFixture().add("work", bound: true)
        let failing = Once()
        let (steps, step) = AsyncStream.makeStream(of: Void.self)
        let books = fixture.books(
            StubSynchronizer { (book, progress) throws(SyncError) in
                progress(.fetching(received: 3, expected: 9))
                for await _ in steps { break }
                if failing.isFirst() { throw .noSuchBook(book) }
            })
        try books.select("work")
        let refreshing = Task { await books.refresh() }
        let deadline = ContinuousClock.now + .seconds(60)
        while books.state.activity["work"] != .fetching(received: 3, expected: 9), ContinuousClock.now < deadline {
            try await Task.sleep(for: .milliseconds(1))
        }
        #expect(books.state.activity["work"] == .fetching(received: 3, expected: 9))
        step.yield()
        await refreshing.value
        #expect(books.state.failures["work"]?.message == "there is no book \"work\"")
        #expect(books.state.activity.isEmpty)
        step.finish()
        await books.refresh()
        #expect(books.state.failures.isEmpty)
    }

    @Test func `a refresh that would remove most of a book asks first`() async throws {
        let fixture = try BooksFixture().add("work", bound: true)
        let held = Once()
        let synchronizer = StubSynchronizer { (book, _) throws(SyncError) in
            guard held.isFirst() else { return }
            var report = RefreshReport(book: book)
            report.removed = 9
            report.skipped = [EntryIssue(index: 0, id: nil, reason: "null")]
            throw .heldBack(report, of: 12)
        }
        let books = fixture.books(synchronizer)
        try books.select("work")
        await books.refresh()
        let asked = try #require(books.state.heldBack)
        #expect((asked.book, asked.removed, asked.of, asked.unreadable) == ("work", 9, 12, 1))
        books.declineRemoval()
        #expect(books.state.heldBack == nil)
        await books.agreeToRemoval()
        #expect(synchronizer.books == ["work"])
        await books.refresh()
        #expect(books.state.failures.isEmpty)
    }

    @Test func `a refresh that is canceled is no failure`() async throws {
        let fixture = try BooksFixture().add("work", bound: true)
        let books = fixture.books(StubSynchronizer { (book, _) throws(SyncError) in throw .canceled(book: book) })
        try books.select("work")
        await books.refresh()
        #expect(books.state.failures.isEmpty)
        #expect(books.state.activity.isEmpty)
    }
}
