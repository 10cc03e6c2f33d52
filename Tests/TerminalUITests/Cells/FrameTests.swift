import TerminalUI
import Testing

struct FrameTests {
    private func frame(_ columns: Int, _ rows: Int = 1) -> Frame { Frame(size: Size(columns: columns, rows: rows)) }

    @Test func `an overwritten half of a wide cluster leaves a blank`() {
        var left = frame(4)
        left.write("山田", at: Position(column: 0, row: 0), style: .plain, in: left.bounds)
        left.write("x", at: Position(column: 1, row: 0), style: .plain, in: left.bounds)
        #expect(left.lines == [" x田"])
        left.write("y", at: Position(column: 2, row: 0), style: .plain, in: left.bounds)
        #expect(left.lines == [" xy"])
        left.write("山", at: Position(column: 1, row: 0), style: .plain, in: left.bounds)
        #expect(left.lines == [" 山"])
    }

    @Test func `half a wide cluster at an edge is a blank`() {
        var cut = frame(3)
        cut.write("山田", at: Position(column: 0, row: 0), style: .plain, in: cut.bounds)
        #expect(cut.lines == ["山"])
        cut.fill(cut.bounds, style: .plain)
        cut.write("山田", at: Position(column: -1, row: 0), style: .plain, in: cut.bounds)
        #expect(cut.lines == [" 田"])
    }

    @Test func `writing reports the whole width and stays inside the area`() {
        var area = frame(10, 2)
        let columns = area.write(
            "abcdef", at: Position(column: 2, row: 1), style: .plain,
            in: Rect(column: 3, row: 0, columns: 2, rows: 2))
        #expect(columns == 6)
        #expect(area.lines == ["", "   bc"])
        area.write("far", at: Position(column: 0, row: 99), style: .plain, in: area.bounds)
        area.fill(Rect(column: -5, row: -5, columns: 500, rows: 6), with: "─", style: .plain)
        #expect(area.lines == ["──────────", "   bc"])
    }

    @Test func `frames are equal when a terminal would show the same`() {
        var one = frame(8)
        var other = frame(8)
        one.write("👍🏽e\u{301}", at: Position(column: 0, row: 0), style: .plain, in: one.bounds)
        other.write("e\u{301}", at: Position(column: 2, row: 0), style: .plain, in: other.bounds)
        #expect(one != other)
        other.write("👍🏽", at: Position(column: 0, row: 0), style: .plain, in: other.bounds)
        #expect(one == other)
        other.write("\u{E9}", at: Position(column: 2, row: 0), style: .plain, in: other.bounds)
        #expect(one != other)
    }

    @Test func `a selection laid over blanks is one color, whatever text would have had there`() {
        var row = frame(3)
        let green = Style(foreground: .indexed(2), attributes: .bold)
        row.write("a ", at: Position(column: 0, row: 0), style: green, in: row.bounds)
        #expect(row.style(at: Position(column: 1, row: 0)) == .plain)
        row.apply(Style(attributes: .reverse), to: row.bounds)
        let blanks = (1..<3).map { row.style(at: Position(column: $0, row: 0)) }
        #expect(blanks == Array(repeating: Style(attributes: .reverse), count: 2))
    }

    @Test func `what has a ground of its own keeps its look under a selection`() {
        var row = frame(2)
        let badge = Style(foreground: .white, background: .indexed(124))
        row.write("C ", at: Position(column: 0, row: 0), style: badge, in: row.bounds)
        row.apply(Style(attributes: .reverse), to: row.bounds)
        #expect(row.style(at: Position(column: 0, row: 0)) == badge)
        #expect(row.style(at: Position(column: 1, row: 0)) == Style(background: .indexed(124)))
    }

    @Test func `a style laid over another keeps what it does not name`() {
        var styled = frame(2)
        let link = Style(foreground: .blue, attributes: .underline)
        styled.write("a", at: Position(column: 0, row: 0), style: link, in: styled.bounds)
        styled.apply(Style(background: .cyan, attributes: .bold), to: styled.bounds)
        let expected = Style(foreground: .blue, background: .cyan, attributes: [.bold, .underline])
        #expect(styled.style(at: Position(column: 0, row: 0)) == expected)
        #expect(styled.style(at: Position(column: 5, row: 5)) == .plain)
    }

    @Test func `a frame of no size takes everything and holds nothing`() {
        var empty = frame(0, 0)
        empty.write("x", at: Position(column: 0, row: 0), style: .plain, in: empty.bounds)
        empty.fill(empty.bounds, style: .plain)
        #expect(empty.lines.isEmpty)
    }
}
