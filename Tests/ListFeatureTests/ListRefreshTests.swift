import Directories
import Doubles
import ListFeature
import Models
import Persistence
import Sync
import Synchronization
import Testing

@MainActor @Suite(.timeLimit(.minutes(5)))
struct ListRefreshTests {
    @Test func `it is known whether and when the listed books were refreshed`() throws {
        let list = try ListFixture()
        list.model.show(0..<10)
        #expect(!list.model.state.canRefresh)
        #expect(list.model.state.lastSynced == nil)
        try list.addBoundBook("rebels")
        list.model.reload()
        #expect(list.model.state.canRefresh)
        #expect(list.model.state.lastSynced == nil)
        try list.addBoundBook("empire", lastSuccess: 500)
        try list.addBoundBook("republic", lastSuccess: 200)
        list.model.reload()
        #expect(list.model.state.lastSynced == Timestamp(milliseconds: 200))
    }

    @Test func `the status is that of the listed book`() throws {
        let list = try ListFixture(query: ContactQuery(book: "empire"))
        try list.addBoundBook("empire", lastSuccess: 500)
        try list.addBoundBook("republic", lastSuccess: 200)
        list.model.show(0..<10)
        #expect(list.model.state.lastSynced == Timestamp(milliseconds: 500))
        let home = try ListFixture(query: ContactQuery(book: "home"))
        try home.addBoundBook("empire", lastSuccess: 500)
        home.model.show(0..<10)
        #expect(!home.model.state.canRefresh)
        #expect(home.model.state.lastSynced == nil)
    }

    @Test(arguments: [(String?.none, ["empire", "rebels"]), ("rebels", ["rebels"]), ("home", [])])
    func `the listed books that are bound are refreshed, in their order`(book: String?, refreshed: [String])
        async throws
    {
        let synchronizer = StubSynchronizer()
        let list = try ListFixture(synchronizer: synchronizer, query: ContactQuery(book: book))
        try list.addBoundBook("empire")
        try list.addBoundBook("rebels")
        await list.model.refresh()
        #expect(synchronizer.books == refreshed)
    }

    @Test func `what came is shown when the refresh is done`() async throws {
        let store = FaultyContactStore()
        let synchronizer = StubSynchronizer { (_, _) throws(SyncError) in
            let contact = Contact(
                id: .numbered(1), book: "rebels", card: ContactCard(name: ContactName(formatted: "Hera")),
                created: Timestamp(milliseconds: 1), updated: Timestamp(milliseconds: 1))
            #expect(throws: Never.self) { try store.write { try $0.insert(contact, tag: nil) } }
        }
        let list = try ListFixture(synchronizer: synchronizer, store: store)
        try list.addBoundBook("rebels")
        list.model.show(0..<10)
        await list.model.refresh()
        #expect(list.model.state.names == ["Hera"])
        #expect(list.model.state.activity == nil)
        #expect(list.model.state.refreshFailure == nil)
    }

    @Test func `progress is shown while it lasts, and nothing of it after`() async throws {
        let gate = Gate()
        let synchronizer = StubSynchronizer { (_, progress) throws(SyncError) in
            for received in 1...500 { progress(.fetching(received: received, expected: 500)) }
            await gate.wait()
            progress(.storing)
            progress(.fetching(received: 7, expected: 7))
        }
        let list = try ListFixture(synchronizer: synchronizer)
        try list.addBoundBook("rebels")
        let refresh = Task { await list.model.refresh() }
        await list.model.state(becomes: {
            $0.activity == ListState.Activity(book: "rebels", received: 500, expected: 500)
        })
        await gate.open()
        await refresh.value
        #expect(list.model.state.activity == nil)
    }

    @Test func `a refresh under way is not begun again`() async throws {
        let gate = Gate()
        let synchronizer = StubSynchronizer { (_, _) throws(SyncError) in await gate.wait() }
        let list = try ListFixture(synchronizer: synchronizer)
        try list.addBoundBook("rebels")
        let refresh = Task { await list.model.refresh() }
        await list.model.state(becomes: { $0.activity?.book == "rebels" })
        await list.model.refresh()
        await gate.open()
        await refresh.value
        #expect(synchronizer.books == ["rebels"])
    }

    @Test func `a book that fails is told, keeps what is there, and keeps no other from being read`() async throws {
        let synchronizer = StubSynchronizer { (book, _) throws(SyncError) in
            if book != "rebels" { throw .heldBack(RefreshReport(book: book), of: 10) }
        }
        let list = try ListFixture(["Luke"], synchronizer: synchronizer)
        for book in ["empire", "rebels", "republic"] { try list.addBoundBook(book) }
        list.model.show(0..<10)
        await list.model.refresh()
        #expect(synchronizer.books == ["empire", "rebels", "republic"])
        #expect(
            list.model.state.refreshFailure
                == Explanation(SyncError.heldBack(RefreshReport(book: "empire"), of: 10)))
        #expect(list.model.state.phase == .content)
        #expect(list.model.state.names == ["Luke"])
    }

    @Test func `the next refresh forgets the failure`() async throws {
        let isFailing = Mutex(true)
        let synchronizer = StubSynchronizer { (book, _) throws(SyncError) in
            if isFailing.withLock({ $0 }) { throw .bookChanged(book) }
        }
        let list = try ListFixture(synchronizer: synchronizer)
        try list.addBoundBook("rebels")
        await list.model.refresh()
        #expect(list.model.state.refreshFailure != nil)
        isFailing.withLock { $0 = false }
        await list.model.refresh()
        #expect(list.model.state.refreshFailure == nil)
    }

    @Test func `a store that cannot name its books is a failed refresh`() async throws {
        let list = try ListFixture()
        list.store.isFailing = true
        await list.model.refresh()
        #expect(list.model.state.refreshFailure == Explanation(FaultyContactStore.fault))
        #expect(list.model.state.activity == nil)
    }

    @Test func `a screen that goes away ends its refresh, which is no failure`() async throws {
        let gate = Gate()
        let synchronizer = StubSynchronizer { (book, _) throws(SyncError) in
            await gate.wait()
            throw Task.isCancelled ? .canceled(book: book) : .bookChanged(book)
        }
        let list = try ListFixture(synchronizer: synchronizer)
        try list.addBoundBook("empire")
        try list.addBoundBook("rebels")
        let refresh = Task { await list.model.refresh() }
        await list.model.state(becomes: { $0.activity?.book == "empire" })
        refresh.cancel()
        await gate.open()
        await refresh.value
        #expect(synchronizer.books == ["empire"])
        #expect(list.model.state.refreshFailure == nil)
        #expect(list.model.state.activity == nil)
    }

    @Test func `what another screen's refresh came to is shown, until it was seen`() async throws {
        let list = try ListFixture()
        try list.addBoundBook("rebels")
        list.model.show(0..<10)
        list.ledger.note(.failure(.bookChanged("elsewhere")), of: "elsewhere")
        list.model.reload()
        #expect(list.model.state.refreshFailure == nil, "a book that is not listed")
        list.ledger.note(.failure(.bookChanged("rebels")), of: "rebels")
        list.model.reload()
        #expect(list.model.state.refreshFailure == Explanation(SyncError.bookChanged("rebels")))
        list.model.dismissFailure()
        list.model.reload()
        #expect(list.model.state.refreshFailure == nil)
        list.ledger.note(.failure(.busy(book: "rebels")), of: "rebels")
        list.model.reload()
        #expect(list.model.state.refreshFailure == Explanation(SyncError.busy(book: "rebels")))
        list.ledger.note(.success(RefreshReport(book: "rebels")), of: "rebels")
        list.model.reload()
        #expect(list.model.state.refreshFailure == nil)
    }

    @Test func `a refresh that was canceled leaves what was known`() throws {
        let ledger = RefreshLedger()
        ledger.note(.failure(.busy(book: "rebels")), of: "rebels")
        ledger.note(.failure(.canceled(book: "rebels")), of: "rebels")
        #expect(ledger.records["rebels"]?.failure?.isCancellation == false)
        ledger.forget("rebels")
        #expect(ledger.records.isEmpty)
    }

    @Test func `entries that could not be read are counted by book`() async throws {
        let synchronizer = StubSynchronizer(report: { book in
            var report = RefreshReport(book: book)
            report.skipped = [EntryIssue(index: 1, id: nil, reason: "null")]
            return report
        })
        let list = try ListFixture(synchronizer: synchronizer)
        try list.addBoundBook("rebels")
        await list.model.refresh()
        #expect(list.model.state.unreadable == [ListState.Unreadable(book: "rebels", count: 1)])
    }
}
