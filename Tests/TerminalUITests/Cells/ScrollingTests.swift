import SeededNumbers
import TerminalUI
import Testing

/// A list that scrolls is moved by the terminal, and looks as if it had been written.
@Suite struct ScrollingTests {
    private let size = Size(columns: 60, rows: 20)

    @Test(arguments: [1, -1, 2, 3, -3, 5, 19, 40])
    func `a scrolled list shows what a full paint would`(distance: Int) {
        for selection in [0, 9, 17] {
            var painter = FramePainter(encoder: FrameEncoder(depth: .rgb))
            var screen = ScreenEmulator(size: size)
            for first in [100, 100 + distance, 100] {
                let frame = list(from: first, selection: selection)
                screen.feed(painter.bytes(for: frame))
                var fresh = ScreenEmulator(size: size)
                fresh.feed(FrameEncoder(depth: .rgb).bytes(from: nil, to: frame))
                #expect(screen.cells == fresh.cells, "\(first) \(selection)")
                #expect(screen.unknown.isEmpty)
                #expect(screen.row == fresh.row && screen.column == fresh.column)
            }
        }
    }

    @Test func `a row further takes few bytes`() {
        let encoder = FrameEncoder(depth: .rgb)
        for distance in [1, -1] {
            let bytes = encoder.bytes(
                from: list(from: 100, selection: 9), to: list(from: 100 + distance, selection: 9))
            #expect(bytes.count <= 400, "\(bytes.count)")
        }
    }

    @Test func `rows with pictures are written anew`() {
        var old = list(from: 100, selection: 9)
        old.add(
            Graphic(
                id: 1, area: Rect(column: 1, row: 2, columns: 2, rows: 1), transmission: [], placement: [1],
                erasure: [],
                release: []))
        let bytes = FrameEncoder(depth: .rgb).bytes(from: old, to: list(from: 101, selection: 9))
        #expect(!String(decoding: bytes, as: UTF8.self).contains("\u{1B}[r"))
    }

    /// Names between the edges of a window, one of them marked.
    private func list(from first: Int, selection: Int) -> Frame {
        var frame = Frame(size: size)
        frame.write("┌ names ┐", at: Position(column: 0, row: 0), style: .plain, in: frame.bounds)
        for row in 1..<19 {
            let number = first + row
            let names: [SafeText] = ["Leia Organa", "山田太郎", "Rene\u{301}e", "👩‍👩‍👧 family", "محمد علي"]
            let place = Position(column: 3, row: row)
            let style = row - 1 == selection ? Style(attributes: .reverse) : Style(foreground: .cyan)
            frame.write("│ ", at: Position(column: 0, row: row), style: .plain, in: frame.bounds)
            frame.write(names[number % 5] + SafeText(" \(number * 7_919)"), at: place, style: style, in: frame.bounds)
            frame.write("│", at: Position(column: 59, row: row), style: .plain, in: frame.bounds)
        }
        frame.cursor = Frame.Cursor(position: Position(column: 0, row: selection + 1), isVisible: false)
        return frame
    }
}
