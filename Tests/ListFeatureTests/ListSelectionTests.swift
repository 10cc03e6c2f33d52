import Doubles
import ListFeature
import Models
import Navigation
import Persistence
import Testing

@MainActor
struct ListSelectionTests {
    private let list: ListFixture
    private var model: ListViewModel { list.model }

    init() throws {
        list = try ListFixture(["Ahsoka", "Bail", "Cassian", "Din", "Ezra", "Finn"])
        list.model.show(0..<10)
    }

    @Test func `the first row is selected`() {
        #expect(model.state.selection == 0)
        #expect(model.state.selectedRow?.name == "Ahsoka")
    }

    @Test(arguments: [
        ([1], 1), ([1, 1, -1], 1), ([-1], 0), ([100], 5), ([100, -2], 3), ([Int.max], 5), ([Int.max, Int.min], 0),
        ([0], 0),
    ])
    func `the selection moves as far as there are rows`(moves: [Int], row: Int) {
        for move in moves { model.moveSelection(by: move) }
        #expect(model.state.selection == row)
    }

    @Test(arguments: [(3, 3), (-1, 0), (6, 5), (Int.max, 5), (Int.min, 0)])
    func `a row that is not there is the nearest one`(row: Int, selected: Int) {
        model.select(row)
        #expect(model.state.selection == selected)
    }

    @Test func `in an empty list nothing can be selected or opened`() throws {
        let empty = try ListFixture()
        empty.model.show(0..<10)
        empty.model.select(3)
        empty.model.moveSelection(by: 1)
        empty.model.open()
        #expect(empty.model.state.selection == nil)
        #expect(empty.signals.isEmpty)
    }

    @Test func `the selection stays on its contact when the store changes`() throws {
        model.select(2)
        try list.add("Aayla", as: 10)
        model.reload()
        #expect(model.state.selection == 3)
        #expect(model.state.selectedRow?.name == "Cassian")
    }

    @Test func `it stays on its contact while that is scrolled away`() throws {
        model.select(1)
        model.show(4..<6)
        #expect(model.state.selection == 1)
        #expect(model.state.selectedRow == nil)
        try list.add("Aayla", as: 10)
        model.reload()
        #expect(model.state.selection == 2)
        model.open()
        #expect(list.signals == [.selected(.numbered(2))])
    }

    @Test func `a contact is selected wherever it stands, and nobody where it does not`() throws {
        model.show(0..<2)
        model.select(.numbered(5))
        #expect(model.state.selection == 4)
        try list.add("Aayla", as: 10)
        model.select(.numbered(10))
        #expect(model.state.selectedRow?.name == "Aayla")
        model.select(.numbered(99))
        #expect(model.state.selectedRow?.name == "Aayla")
    }

    @Test func `when its contact is removed, the selection stays on the row`() throws {
        model.select(2)
        try list.remove(3)
        model.reload()
        #expect(model.state.selection == 2)
        #expect(model.state.selectedRow?.name == "Din")
        model.select(4)
        try list.remove(6)
        model.reload()
        #expect(model.state.selection == 3)
    }

    @Test func `when its contact is removed while scrolled away, another one is opened, never the removed one`() throws
    {
        model.select(1)
        model.show(4..<6)
        try list.remove(2)
        model.reload()
        model.open()
        #expect(list.signals == [.selected(.numbered(3))])
    }

    @Test func `a row can be opened before it is shown`() {
        model.show(0..<2)
        model.select(5)
        model.open()
        #expect(list.signals == [.selected(.numbered(6))])
    }

    @Test func `a row that cannot be read is not opened, and the list says so`() {
        model.show(0..<2)
        model.select(5)
        list.store.isFailing = true
        model.open()
        #expect(list.signals.isEmpty)
        #expect(model.state.phase == .failed(Explanation(FaultyContactStore.fault)))
    }

    @Test func `opening and going back are signals`() {
        model.select(3)
        model.open()
        model.back()
        #expect(list.signals == [.selected(.numbered(4)), .back])
    }
}
