import Directories
import Doubles
import Editing
import Models
import Persistence
import Sync
import Testing

struct MassRemovalTests {
    @Test(arguments: StoreKind.allCases)
    func `more than half of ten is held back, and nothing is stored`(kind: StoreKind) async throws {
        let book = try BoundBook(kind)
        _ = try await book.refresh(from: entries(1...10))
        let contacts = try book.contacts()
        let status = try book.status()
        book.clock.advance(milliseconds: 9)
        let error = await #expect(throws: SyncError.self) {
            try await book.refresh(from: entries(1...4) + entries(50...60))
        }
        guard case .heldBack(let report, of: 10) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(report.book == "rebels")
        #expect(report.removed == 6)
        #expect(report.fetched == 15)
        #expect(error?.hint?.contains("allow their removal") == true)
        #expect(try book.contacts() == contacts)
        #expect(try book.status() == status)
    }

    @Test func `exactly half is not held back`() async throws {
        let book = try BoundBook()
        _ = try await book.refresh(from: entries(1...10))
        #expect(try await book.refresh(from: entries(1...5)).counts == [0, 0, 5, 5])
    }

    @Test func `a book of nine may lose eight, but not all`() async throws {
        let book = try BoundBook()
        _ = try await book.refresh(from: entries(1...9))
        await #expect(throws: SyncError.self) { try await book.refresh(from: []) }
        #expect(try await book.refresh(from: [entry(1)]).counts == [0, 0, 8, 1])
        await #expect(throws: SyncError.self) { try await book.refresh(from: [entry(20)]) }
        #expect(try book.contacts().keys.sorted() == ["1"])
    }

    @Test(arguments: StoreKind.allCases)
    func `a book that shrinks step by step is held back within a day`(kind: StoreKind) async throws {
        let book = try BoundBook(kind)
        _ = try await book.refresh(from: entries(1...100))
        #expect(try await book.refresh(from: entries(1...70)).removed == 30)
        book.clock.advance(milliseconds: 3_600_000)
        #expect(try await book.refresh(from: entries(1...50)).removed == 20)
        await #expect(throws: SyncError.self) { try await book.refresh(from: entries(1...49)) }
        // A clock that was set back ends no day.
        book.clock.advance(milliseconds: -7_200_000)
        await #expect(throws: SyncError.self) { try await book.refresh(from: entries(1...49)) }
        book.clock.advance(milliseconds: 86_400_000 + 7_200_000)
        #expect(try await book.refresh(from: entries(1...49)).removed == 1)
        // Consent counts from then on.
        #expect(try await book.refresh(RefreshOptions(acceptsMassRemoval: true), from: entries(1...20)).removed == 29)
        #expect(try await book.refresh(from: entries(1...10)).removed == 10)
        await #expect(throws: SyncError.self) { try await book.refresh(from: entries(1...9)) }
    }

    @Test func `what a read-only directory no longer has could not be given back, and is not in the trash`()
        async throws
    {
        let book = try BoundBook()
        _ = try await book.refresh(from: entries(1...3))
        _ = try await book.refresh(RefreshOptions(isUndoable: true), from: entries(1...2))
        #expect(try book.store.read { try $0.trash() }.isEmpty)
        #expect(try book.store.read { try $0.history(limit: 9) }.isEmpty)
    }

    @Test(arguments: StoreKind.allCases)
    func `what the directory no longer has is in the trash, and comes back as a new contact`(
        kind: StoreKind
    ) async throws {
        let book = try SyncedBook(kind)
        let leia = try await book.synced(content("Leia"))
        let han = try await book.synced(content("Han"))
        _ = try await book.synced(content("Luke"))
        book.directory.deleteElsewhere(leia.remoteID)
        try await book.refresh()
        #expect(try book.trashed(leia.id)?.contact.content == content("Leia"))
        #expect(try book.editor.undo() == nil, "nobody asked for it")
        book.directory.deleteElsewhere(han.remoteID)
        try await book.refresh(RefreshOptions(isUndoable: true))
        #expect(try book.editor.undo()?.summary == "removed \"Han\", no longer in the directory")
        _ = try book.editor.restore([leia.id])
        try await book.refresh()
        #expect(try Set(book.contents()) == [content("Leia"), content("Han"), content("Luke")])
        #expect(Set(book.contentsThere()) == [content("Leia"), content("Han"), content("Luke")])
    }

    @Test func `entries that cannot be read do not count as removed`() async throws {
        let book = try BoundBook()
        _ = try await book.refresh(from: entries(1...10))
        let skipped = (5...10).map { EntryIssue(index: $0, id: String($0), reason: "no name") }
        #expect(try await book.refresh(from: entries(1...4), skipped: skipped).counts == [0, 0, 0, 10])
    }

    @Test(arguments: StoreKind.allCases)
    func `nothing is removed unasked while entries that say not what they are cannot be read`(
        kind: StoreKind
    ) async throws {
        let book = try BoundBook(kind)
        _ = try await book.refresh(from: entries(1...6))
        let before = try book.contacts()
        let nameless = (0..<3).map { EntryIssue(index: $0, id: nil, reason: "[\($0)]: an object is needed") }
        for isDryRun in [false, true] {
            let error = await #expect(throws: SyncError.self) {
                try await book.refresh(RefreshOptions(isDryRun: isDryRun), from: [], skipped: nameless)
            }
            guard case .heldBack(let report, of: 6) = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            #expect(report.removed == 6)
            #expect(error?.message.contains("6 of 6 contacts, and 3 of its entries couldn't be read") == true)
        }
        #expect(try book.contacts() == before)
        let agreed = RefreshOptions(acceptsMassRemoval: true)
        #expect(try await book.refresh(agreed, from: [], skipped: nameless).counts == [0, 0, 6, 0])
    }

    @Test func `entries that say what they are let others be removed`() async throws {
        let book = try BoundBook()
        _ = try await book.refresh(from: entries(1...6))
        let skipped = [2, 9].map { EntryIssue(index: $0, id: String($0), reason: "no name") }
        #expect(try await book.refresh(from: [entry(1)], skipped: skipped).counts == [0, 0, 4, 2])
    }

    @Test func `entries that cannot be read hold back nothing where nothing is missing`() async throws {
        let book = try BoundBook()
        _ = try await book.refresh(from: entries(1...6))
        let nameless = [EntryIssue(index: 0, id: nil, reason: "null")]
        #expect(try await book.refresh(from: entries(1...7), skipped: nameless).counts == [1, 0, 0, 6])
    }

    @Test(arguments: StoreKind.allCases)
    func `what the person agrees to is done`(kind: StoreKind) async throws {
        let book = try BoundBook(kind)
        _ = try await book.refresh(from: entries(1...12))
        let report = try await book.refresh(RefreshOptions(acceptsMassRemoval: true), from: [])
        #expect(report.counts == [0, 0, 12, 0])
        #expect(try book.contacts().isEmpty)
    }

    @Test func `a dry run is held back alike`() async throws {
        let book = try BoundBook()
        _ = try await book.refresh(from: entries(1...10))
        await #expect(throws: SyncError.self) { try await book.refresh(RefreshOptions(isDryRun: true), from: []) }
        let agreed = RefreshOptions(isDryRun: true, acceptsMassRemoval: true)
        #expect(try await book.refresh(agreed, from: []).counts == [0, 0, 10, 0])
        #expect(try book.contacts().count == 10)
    }
}
