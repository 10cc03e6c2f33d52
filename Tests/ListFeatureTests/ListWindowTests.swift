import Doubles
import ListFeature
import Models
import Observation
import Persistence
import Synchronization
import Testing

@MainActor
struct ListWindowTests {
    private static let alphabet = (0..<26).map { "Person \(Character(UnicodeScalar(UInt8(65 + $0))))" }

    @Test func `nothing is read before rows are asked for`() throws {
        let list = try ListFixture(["Luke"])
        #expect(list.model.state.phase == .loading)
        #expect(list.model.state.rows.isEmpty)
    }

    @Test func `the rows asked for are read, and the number of all`() throws {
        let list = try ListFixture(Self.alphabet)
        list.model.show(10..<13)
        #expect(list.model.state.phase == .content)
        #expect(list.model.state.names == ["Person K", "Person L", "Person M"])
        #expect(list.model.state.offset == 10)
        #expect(list.model.state.total == 26)
        #expect(list.model.state.selection == 0)
        #expect(list.model.state.selectedRow == nil)
    }

    @Test(arguments: [(-5..<2, 0, 2), (24..<40, 24, 2), (30..<40, 26, 0), (5..<5, 5, 0), (-9..<(-3), 0, 0)])
    func `what is not there is left out of the range`(range: Range<Int>, offset: Int, count: Int) throws {
        let list = try ListFixture(Self.alphabet)
        list.model.show(range)
        #expect(list.model.state.offset == offset)
        #expect(list.model.state.rows.count == count)
    }

    @Test func `the same range again reads nothing`() throws {
        let list = try ListFixture(Self.alphabet)
        list.model.show(0..<3)
        list.store.isFailing = true
        list.model.show(0..<3)
        #expect(list.model.state.phase == .content)
    }

    @Test func `a store that fails is told, what was shown stays, and reloading recovers`() throws {
        let list = try ListFixture(Self.alphabet)
        list.model.show(0..<3)
        list.model.select(1)
        let before = list.model.state
        list.store.isFailing = true
        list.model.show(3..<6)
        #expect(list.model.state.phase == .failed(Explanation(FaultyContactStore.fault)))
        #expect(list.model.state.rows == before.rows)
        #expect(list.model.state.selectedRow == before.selectedRow)
        list.store.isFailing = false
        list.model.reload()
        #expect(list.model.state.phase == .content)
        #expect(list.model.state.names == ["Person D", "Person E", "Person F"])
    }

    @Test func `a failure says what to do next`() {
        let failure = Explanation(StoreError.full(path: "/x/kith.db"))
        #expect(failure.message == "no space is left for the store /x/kith.db")
        #expect(failure.hint == "Free space on the disk and try again: nothing was changed.")
    }

    @Test func `an empty book is empty, whatever else there is`() throws {
        let list = try ListFixture(["Luke"], query: ContactQuery(book: "rebels"))
        try list.addBoundBook("rebels")
        list.model.show(0..<10)
        #expect(list.model.state.phase == .empty)
        #expect(list.model.state.selection == nil)
        list.model.search("luke")
        #expect(list.model.state.phase == .empty)
    }

    @Test func `a front that observes is told of a read, and not of one that changes nothing`() throws {
        let list = try ListFixture(Self.alphabet)
        list.model.show(0..<3)
        #expect(!isTold(of: list.model) { list.model.reload() })
        #expect(isTold(of: list.model) { list.model.show(3..<6) })
    }

    /// True if an observer of the state is called while the closure runs.
    private func isTold(of model: ListViewModel, during work: () -> Void) -> Bool {
        let isTold = Mutex(false)
        withObservationTracking {
            _ = model.state
        } onChange: {
            isTold.withLock { $0 = true }
        }
        work()
        return isTold.withLock { $0 }
    }
}
