import Directories
import Doubles
import ListFeature
import Models
import Persistence
import Sync
import Testing

@MainActor @Suite(.timeLimit(.minutes(5)))
struct ListHeldBackTests {
    /// A list whose book `empire` is held back, and `rebels` is not.
    private func fixture(_ synchronizer: StubSynchronizer) throws -> ListFixture {
        let list = try ListFixture(synchronizer: synchronizer)
        try list.addBoundBook("empire")
        try list.addBoundBook("rebels")
        return list
    }

    private func holdingBack() -> StubSynchronizer {
        StubSynchronizer { (book, _) throws(SyncError) in
            guard book == "empire" else { return }
            var report = RefreshReport(book: book)
            report.removed = 980
            report.skipped = [EntryIssue(index: 0, id: nil, reason: "null")]
            throw .heldBack(report, of: 1_000)
        }
    }

    @Test func `what a refresh would remove is a failure that can be agreed to`() async throws {
        let synchronizer = holdingBack()
        let list = try fixture(synchronizer)
        await list.model.refresh()
        #expect(list.model.state.heldBack == HeldBack(book: "empire", removed: 980, of: 1_000, unreadable: 1))
        #expect(list.model.state.refreshFailure != nil)
        #expect(synchronizer.books == ["empire", "rebels"])
        list.model.dismissFailure()
        #expect(list.model.state.heldBack == nil)
    }

    @Test func `who agrees has that book alone read so`() async throws {
        let synchronizer = StubSynchronizer()
        let list = try fixture(synchronizer)
        await list.model.refresh(removingManyFrom: "empire")
        #expect(synchronizer.books == ["empire"])
        #expect(synchronizer.options == [RefreshOptions(acceptsMassRemoval: true)])
    }

    @Test func `who asks for a refresh has waiting changes sent too`() async throws {
        let synchronizer = StubSynchronizer()
        let list = try fixture(synchronizer)
        await list.model.refresh(ignoringWaits: true)
        #expect(synchronizer.options.map(\.sending) == [.waiting, .waiting])
    }

    @Test func `edits of the listed books are counted, and what can be done with them is known`() throws {
        let list = try ListFixture(query: ContactQuery(book: "empire"))
        try list.addBoundBook("empire")
        try list.addBoundBook("rebels")
        for (number, book) in ["empire", "empire", "rebels"].enumerated() {
            try list.add("Person \(number)", as: number + 1, book: book)
            _ = try list.store.write { writer in
                try writer.saveOutboxEntry(
                    OutboxEntry(
                        contact: .numbered(number + 1), book: book, remoteID: nil, operation: .create, fields: [],
                        created: Timestamp(milliseconds: 0)))
            }
        }
        list.model.show(0..<10)
        #expect(list.model.state.edits == EditCounts(waiting: 2))
        #expect(list.model.state.books.map(\.name) == ["empire"])
    }
}
