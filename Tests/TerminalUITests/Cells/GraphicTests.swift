import TerminalUI
import Testing

/// What a terminal is sent of pictures: each byte when it is needed, and no more.
@Suite struct GraphicTests {
    private var painter = FramePainter(encoder: FrameEncoder(depth: .rgb))

    @Test mutating func `a picture is transmitted once, and placed after its cells`() {
        let first = bytes([graphic(1, column: 2)])
        #expect(first.ranges(of: "<send 1>").count == 1)
        #expect(first.contains("\u{1B}[1;3H<place 1>"))
        #expect(bytes([graphic(1, column: 2)]) == "")
    }

    @Test mutating func `a picture that moves is erased where it was and placed where it is`() {
        _ = bytes([graphic(1, column: 2)])
        #expect(bytes([graphic(1, column: 5)]) == "\u{1B}[1;3H<erase 1>\u{1B}[1;6H<place 1>")
    }

    @Test mutating func `a picture that goes is erased and stays with the terminal until it is let go of`() {
        _ = bytes([graphic(1, column: 2), graphic(2, column: 6)])
        #expect(bytes([graphic(2, column: 6)]) == "\u{1B}[1;3H<erase 1>")
        #expect(bytes([graphic(1, column: 2), graphic(2, column: 6)]) == "\u{1B}[1;3H<place 1>")
        #expect(released([1]) == "<free 1>")
        #expect(released() == "<free 2>")
        #expect(released() == "")
    }

    @Test mutating func `where one of two places goes, the other one is placed again`() {
        _ = bytes([graphic(1, column: 2), graphic(1, column: 6)])
        #expect(bytes([graphic(1, column: 6)]) == "\u{1B}[1;3H<erase 1>\u{1B}[1;7H<place 1>")
    }

    @Test mutating func `text under a picture has it placed again, text beside it has not`() {
        _ = bytes([graphic(1, column: 2)])
        #expect(!bytes([graphic(1, column: 2)], text: "x", at: 8).contains("<place 1>"))
        #expect(bytes([graphic(1, column: 2)], text: "x", at: 3).hasSuffix("\u{1B}[1;3H<place 1>"))
    }

    @Test mutating func `after the screen was lost everything is sent anew`() {
        _ = bytes([graphic(1, column: 2)])
        painter.invalidate()
        let again = bytes([graphic(1, column: 2)])
        #expect(again.contains("<send 1>") && again.contains("<place 1>"))
    }

    @Test func `a picture that does not fit, or that something lies over, is left out`() {
        var frame = Frame(size: Size(columns: 10, rows: 2))
        frame.add(graphic(1, column: 9))
        #expect(frame.graphics.isEmpty)
        frame.add(graphic(2, column: 1))
        frame.cover(Rect(column: 4, row: 0, columns: 2, rows: 1))
        #expect(frame.graphics.map(\.id) == [2])
        frame.cover(Rect(column: 2, row: 0, columns: 2, rows: 1))
        #expect(frame.graphics.isEmpty)
    }

    @Test mutating func `in a terminal that can wait, pictures come with their frame`() {
        painter.encoder.isSynchronized = true
        let first = bytes([graphic(1, column: 2)])
        #expect(first.hasPrefix("\u{1B}[?2026h") && first.hasSuffix("\u{1B}[?2026l"))
        #expect(first.ranges(of: "\u{1B}[?2026h").count == 1)
        #expect(bytes([graphic(1, column: 2)]) == "")
    }

    private func graphic(_ id: Int, column: Int) -> Graphic {
        func text(_ word: String) -> [UInt8] { Array("<\(word) \(id)>".utf8) }
        return Graphic(
            id: id, area: Rect(column: column, row: 0, columns: 2, rows: 1), transmission: text("send"),
            placement: text("place"), erasure: text("erase"), release: text("free"))
    }

    private mutating func bytes(_ graphics: [Graphic], text: SafeText = "", at column: Int = 0) -> String {
        var frame = Frame(size: Size(columns: 10, rows: 2))
        frame.write(text, at: Position(column: column, row: 0), style: .plain, in: frame.bounds)
        for graphic in graphics { frame.add(graphic) }
        return String(decoding: painter.bytes(for: frame), as: UTF8.self)
    }

    private mutating func released(_ ids: Set<Int>? = nil) -> String {
        String(decoding: painter.release(ids), as: UTF8.self)
    }
}
