import Doubles
import ListFeature
import Models
import Testing

@MainActor
struct ListMarkingTests {
    private static let names = ["Ann", "Bob", "Cid", "Dan", "Eve"]

    private func fixture() throws -> ListFixture {
        let fixture = try ListFixture(Self.names)
        fixture.model.show(0..<10)
        return fixture
    }

    @Test func `without marks, the selected contact is meant`() throws {
        let fixture = try fixture()
        fixture.model.select(2)
        #expect(try fixture.model.targets() == [.numbered(3)])
        #expect(!fixture.model.state.hasMarks)
    }

    @Test func `a mark goes on to the next row, and is taken away again`() throws {
        let model = try fixture().model
        model.toggleMark()
        model.toggleMark()
        #expect(model.state.selection == 2)
        #expect(try model.targets() == [.numbered(1), .numbered(2)])
        model.select(0)
        model.toggleMark()
        #expect(try model.targets() == [.numbered(2)])
        model.clearMarks()
        #expect(try model.targets() == [.numbered(2)])
        #expect(!model.state.hasMarks)
    }

    @Test(arguments: [(1, 3), (3, 1)])
    func `an open range counts as marked, both ways`(from: Int, to: Int) throws {
        let model = try fixture().model
        model.select(from)
        model.markRange()
        model.select(to)
        #expect(model.state.markCount == 3)
        #expect(model.state.isMarked(model.state.rows[2], at: 2))
        #expect(!model.state.isMarked(model.state.rows[4], at: 4))
        #expect(try model.targets() == [.numbered(2), .numbered(3), .numbered(4)])
    }

    @Test func `a range that is closed stays marked, and another may follow`() throws {
        let model = try fixture().model
        model.markRange()
        model.select(1)
        model.markRange()
        model.select(3)
        #expect(try model.targets() == [.numbered(1), .numbered(2)])
        model.markRange()
        model.select(1)
        #expect(model.state.markCount == 4)
        #expect(try Set(model.targets()).count == 4)
    }

    @Test func `a range begins at its contact, wherever that moves`() throws {
        let fixture = try fixture()
        fixture.model.select(1)
        fixture.model.markRange()
        fixture.model.select(2)
        try fixture.remove(1)
        fixture.model.reload()
        #expect(try fixture.model.targets() == [.numbered(2), .numbered(3)])
    }

    @Test func `marks outlive a search that leaves them out`() throws {
        let model = try fixture().model
        model.toggleMark()
        model.search("eve")
        #expect(model.state.markCount == 1)
        #expect(try model.targets() == [.numbered(1)])
    }

    @Test func `a range reaches beyond the rows that are shown`() throws {
        let fixture = try ListFixture((1...50).map { "Person \($0 + 100)" })
        fixture.model.show(0..<5)
        fixture.model.markRange()
        fixture.model.select(49)
        fixture.model.show(45..<50)
        #expect(fixture.model.state.markCount == 50)
        #expect(try fixture.model.targets().count == 50)
    }
}
