import Directories
import Doubles
import Models
import Persistence
import Sync
import Testing

struct RevalidationTests {
    @Test(arguments: StoreKind.allCases)
    func `the directory's state is kept and sent back`(kind: StoreKind) async throws {
        let book = try BoundBook(kind)
        book.directory.answer(with: entries(1...2), state: "v1")
        _ = try await book.refresh()
        book.directory.answer(with: entries(1...2), state: "v2")
        _ = try await book.refresh()
        book.directory.answer(with: entries(1...2))
        _ = try await book.refresh()
        _ = try await book.refresh()
        #expect(book.directory.states == [nil, "v1", "v2", nil])
    }

    @Test(arguments: StoreKind.allCases)
    func `unchanged leaves all contacts, and counts as a success`(kind: StoreKind) async throws {
        let book = try BoundBook(kind)
        book.directory.answer(with: entries(1...3), state: "v1")
        _ = try await book.refresh()
        let before = try book.contacts()
        book.clock.advance(milliseconds: 7)
        book.directory.answer { (state, _) throws(DirectoryError) in DirectoryFetch(.unchanged, state: state) }
        let report = try await book.refresh()
        #expect(report.fetched == 3)
        #expect(report.counts == [0, 0, 0, 3])
        #expect(try book.contacts() == before)
        #expect(try book.status() == BookStatus(lastSuccess: book.clock.now, directoryState: "v1"))
    }

    @Test func `unchanged keeps the number of entries that could not be read`() async throws {
        let book = try BoundBook()
        book.directory.answer(
            with: entries(1...3), skipped: [EntryIssue(index: 3, id: nil, reason: "null")], state: "v1")
        _ = try await book.refresh()
        book.directory.answer { (state, _) throws(DirectoryError) in DirectoryFetch(.unchanged, state: state) }
        _ = try await book.refresh()
        #expect(try book.status().skipped == 1)
    }

    @Test(arguments: StoreKind.allCases)
    func `a dry run reports and writes nothing`(kind: StoreKind) async throws {
        let book = try BoundBook(kind)
        _ = try await book.refresh(from: entries(1...3))
        let contacts = try book.contacts()
        let status = try book.status()
        book.clock.advance(milliseconds: 7)
        book.directory.answer(with: [entry(1), entry(2, "Rex"), entry(9)], state: "v1")
        #expect(try await book.refresh(RefreshOptions(isDryRun: true)).counts == [1, 1, 1, 1])
        #expect(try book.contacts() == contacts)
        #expect(try book.status() == status)
        #expect(try await book.refresh().counts == [1, 1, 1, 1])
    }
}
