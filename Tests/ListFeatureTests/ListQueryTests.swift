import Doubles
import ListFeature
import Models
import Persistence
import Testing

@MainActor
struct ListQueryTests {
    private let list: ListFixture
    private var model: ListViewModel { list.model }

    init() throws {
        list = try ListFixture(["Leia Organa", "Luke Skywalker", "Han Solo", "Anakin Skywalker"])
        try list.add("Bail Organa", as: 5, isFavorite: true)
        list.model.show(0..<10)
    }

    @Test func `the search narrows as it is typed`() {
        model.search("sky")
        #expect(model.state.searchText == "sky")
        #expect(model.state.names == ["Anakin Skywalker", "Luke Skywalker"])
        #expect(model.state.total == 2)
        model.search("sky lu")
        #expect(model.state.names == ["Luke Skywalker"])
        model.search("")
        #expect(model.state.total == 5)
    }

    @Test func `blanks are kept as typed and find the same`() {
        model.search("sky")
        let rows = model.state.rows
        model.search("sky ")
        #expect(model.state.searchText == "sky ")
        #expect(model.state.rows == rows)
    }

    @Test func `no match is told from no contacts`() {
        model.search("yoda")
        #expect(model.state.phase == .noMatch)
        #expect(model.state.selection == nil)
        #expect(model.state.rows.isEmpty)
        model.search("")
        #expect(model.state.phase == .content)
        #expect(model.state.selection == 0)
    }

    @Test func `a search among no contacts is empty, not without a match`() throws {
        let empty = try ListFixture()
        empty.model.show(0..<10)
        #expect(empty.model.state.phase == .empty)
        empty.model.search("yoda")
        #expect(empty.model.state.phase == .empty)
        empty.model.showFavoritesOnly(true)
        #expect(empty.model.state.phase == .empty)
    }

    @Test func `the selection stays on its contact while that is found`() {
        model.select(4)
        #expect(model.state.selectedRow?.name == "Luke Skywalker")
        model.search("sky")
        #expect(model.state.selection == 1)
        model.search("")
        #expect(model.state.selection == 4)
    }

    @Test func `it goes to the first one when its contact is not found`() {
        model.select(3)
        model.search("organa")
        #expect(model.state.names == ["Bail Organa", "Leia Organa"])
        #expect(model.state.selection == 1)
        model.search("sky")
        #expect(model.state.selection == 0)
        #expect(model.state.selectedRow?.name == "Anakin Skywalker")
    }

    @Test func `favorites only, and everything again`() throws {
        model.showFavoritesOnly(true)
        #expect(model.state.names == ["Bail Organa"])
        try list.remove(5)
        model.reload()
        #expect(model.state.phase == .noMatch)
        model.showFavoritesOnly(false)
        #expect(model.state.total == 4)
    }

    @Test func `the order changes, and the selection stays on its contact`() {
        model.select(2)
        #expect(model.state.selectedRow?.name == "Han Solo")
        model.sort(by: .recent, reversed: false)
        #expect(model.state.names.first == "Bail Organa")
        #expect(model.state.selectedRow?.name == "Han Solo")
        model.sort(by: .name, reversed: true)
        #expect(model.state.names.first == "Luke Skywalker")
        #expect(model.state.query.isReversed)
        #expect(model.state.selectedRow?.name == "Han Solo")
    }

    @Test func `a search that cannot be read is done when the store recovers`() {
        list.store.isFailing = true
        model.search("sky")
        #expect(model.state.phase == .failed(Explanation(FaultyContactStore.fault)))
        #expect(model.state.total == 5)
        list.store.isFailing = false
        model.reload()
        #expect(model.state.names == ["Anakin Skywalker", "Luke Skywalker"])
    }
}
