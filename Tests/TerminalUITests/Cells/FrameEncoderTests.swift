import SeededNumbers
import TerminalUI
import Testing

struct FrameEncoderTests {
    private let encoder = FrameEncoder(depth: .rgb)

    @Test(arguments: [(1, 1), (2, 1), (3, 4), (20, 5), (80, 24)])
    func `changes leave the screen as a full paint would`(columns: Int, rows: Int) {
        let size = Size(columns: columns, rows: rows)
        var generator = SeededGenerator(seed: UInt64(columns * 1_000 + rows))
        var frame = Frame(size: size)
        var painter = FramePainter(encoder: encoder)
        var screen = ScreenEmulator(size: size)
        for round in 0..<400 {
            RandomFrames.change(&frame, using: &generator)
            screen.feed(painter.bytes(for: frame))
            var fresh = ScreenEmulator(size: size)
            fresh.feed(encoder.bytes(from: nil, to: frame))
            #expect(screen.cells == fresh.cells, "round \(round)")
            #expect(screen.lines == frame.paddedLines, "round \(round)")
            #expect(screen.modes == fresh.modes)
            if frame.cursor != nil { #expect(screen.row == fresh.row && screen.column == fresh.column) }
            #expect(screen.unknown.isEmpty && fresh.unknown.isEmpty)
        }
    }

    @Test func `a terminal that disagrees about widths keeps its columns`() {
        let size = Size(columns: 40, rows: 3)
        var frame = Frame(size: size)
        frame.write("👩‍👩‍👧 Leia", at: Position(column: 0, row: 0), style: .plain, in: frame.bounds)
        frame.write("│ محمد │ ok", at: Position(column: 0, row: 1), style: .plain, in: frame.bounds)
        frame.write("★❤️x 山田 end", at: Position(column: 0, row: 2), style: .plain, in: frame.bounds)
        var screen = ScreenEmulator(size: size)
        screen.width = { $0.isASCII ? 1 : $0.unicodeScalars.count > 1 ? 2 : 1 }
        screen.feed(encoder.bytes(from: nil, to: frame))
        for (row, word, column) in [(0, "Leia", 3), (1, "ok", 9), (2, "x", 3), (2, "end", 10)] {
            let start = row * size.columns + column
            #expect(screen.cells[start..<(start + word.count)].map(\.text).joined() == word)
        }
    }

    @Test func `vowels that take a column keep it, and the blank behind them`() {
        let size = Size(columns: 14, rows: 1)
        var frame = Frame(size: size)
        let text: SafeText = "हिन्दी क्षत्रिय"
        let columns = frame.write(text, at: Position(column: 0, row: 0), style: .plain, in: frame.bounds)
        #expect(columns == 10)
        #expect(frame.lines == [text.string])
        var screen = ScreenEmulator(size: size)
        // As wcwidth has it: a column for each vowel that is drawn beside its consonant.
        screen.width = { cluster in
            min(2, cluster.unicodeScalars.count { $0.properties.generalCategory != .nonspacingMark })
        }
        screen.feed(encoder.bytes(from: nil, to: frame))
        #expect(screen.lines == [text.string + "    "])
    }

    @Test func `the same frame again writes nothing`() {
        var generator = SeededGenerator(seed: 7)
        var frame = Frame(size: Size(columns: 60, rows: 10))
        RandomFrames.change(&frame, using: &generator)
        var painter = FramePainter(encoder: encoder)
        #expect(!painter.bytes(for: frame).isEmpty)
        #expect(painter.bytes(for: frame).isEmpty)
        painter.invalidate()
        #expect(!painter.bytes(for: frame).isEmpty)
    }

    @Test func `another size paints everything`() {
        var painter = FramePainter(encoder: encoder)
        _ = painter.bytes(for: Frame(size: Size(columns: 10, rows: 2)))
        var frame = Frame(size: Size(columns: 5, rows: 3))
        frame.write("hello", at: Position(column: 0, row: 2), style: .plain, in: frame.bounds)
        var screen = ScreenEmulator(size: frame.size)
        screen.feed(painter.bytes(for: frame))
        #expect(screen.lines == ["     ", "     ", "hello"])
    }

    @Test func `synchronized output wraps a frame only where it is known`() {
        let frame = Frame(size: Size(columns: 4, rows: 1))
        let plain = String(decoding: encoder.bytes(from: nil, to: frame), as: UTF8.self)
        let known = FrameEncoder(depth: .rgb, isSynchronized: true)
        let wrapped = String(decoding: known.bytes(from: nil, to: frame), as: UTF8.self)
        #expect(wrapped == "\u{1B}[?2026h" + plain + "\u{1B}[?2026l")
        #expect(known.bytes(from: frame, to: frame).isEmpty)
    }

    @Test func `where emoji are not joined, the first stands for all, and accents stay`() {
        var frame = Frame(size: Size(columns: 12, rows: 1))
        frame.write("👩‍👩‍👧 👍🏽 e\u{301}", at: Position(column: 0, row: 0), style: .plain, in: frame.bounds)
        let bytes = FrameEncoder(depth: .rgb, joinsEmoji: false).bytes(from: nil, to: frame)
        let text = String(decoding: bytes, as: UTF8.self).unicodeScalars.filter { $0.value > 0x7E }
        #expect(Array(text) == ["\u{1F469}", "\u{1F44D}", "e\u{301}".unicodeScalars.last])
    }

    @Test func `without color no color is sent, with attributes kept`() {
        var frame = Frame(size: Size(columns: 4, rows: 1))
        let style = Style(foreground: .rgb(1, 2, 3), background: .red, attributes: .bold)
        frame.write("x", at: Position(column: 0, row: 0), style: style, in: frame.bounds)
        let bytes = FrameEncoder(depth: .none).bytes(from: Frame(size: frame.size), to: frame)
        #expect(String(decoding: bytes, as: UTF8.self) == "\u{1B}[1;1H\u{1B}[1mx\u{1B}[m")
    }

    @Test func `a locale without UTF-8 gets ASCII only`() {
        var frame = Frame(size: Size(columns: 12, rows: 1))
        frame.write("│山é…★─┐", at: Position(column: 0, row: 0), style: .plain, in: frame.bounds)
        let bytes = FrameEncoder(depth: .none, isUTF8: false).bytes(from: Frame(size: frame.size), to: frame)
        var screen = ScreenEmulator(size: frame.size)
        screen.feed(bytes)
        #expect(bytes.allSatisfy { $0 < 0x80 })
        #expect(screen.lines == ["|? ?~*-+    "])
    }

    @Test(arguments: [80, 120, 200])
    func `moving a selection costs at most 400 bytes`(columns: Int) {
        let size = Size(columns: columns, rows: 24)
        let selected = Style(foreground: .black, background: .cyan, attributes: .bold)
        func list(selection: Int) -> Frame {
            var frame = Frame(size: size)
            for row in 0..<size.rows {
                let area = Rect(column: 0, row: row, columns: columns, rows: 1)
                let text: SafeText = "★ Leia Organa 山田太郎        leia@alderaan.example    RESISTANCE"
                frame.write(text, at: area.origin, style: .plain, in: area)
                if row == selection { frame.apply(selected, to: area) }
            }
            frame.cursor = .init(position: Position(column: 0, row: selection), isVisible: false)
            return frame
        }
        let bytes = encoder.bytes(from: list(selection: 10), to: list(selection: 11))
        #expect(bytes.count <= 400 && bytes.count > 100)
    }
}

extension Frame {
    /// The rows with all their columns.
    var paddedLines: [String] {
        lines.map { SafeText($0).padded(toWidth: size.columns).string }
    }
}
