/// The state of one encoding: the bytes so far, and the cursor's known position.
struct EncodingRun {
    private(set) var bytes: [UInt8] = []
    private let frame: Frame
    private let encoder: FrameEncoder
    private var sgr = SGRState()
    /// Nil if unknown: at the start, and after the last column.
    private var cursor: Position?
    /// True after a cell whose width a terminal may measure differently, until the next move.
    private var isDoubtful = false
    private var hasHiddenCursor = false

    /// Rewriting up to this many unchanged cells costs no more than a cursor move.
    private static let shortGap = 4
    /// This many blanks cost more than erasing them (ECH) and moving past them.
    private static let longBlank = 12

    init(frame: Frame, encoder: FrameEncoder) {
        self.frame = frame
        self.encoder = encoder
    }

    mutating func clear() {
        bytes.append(contentsOf: "\u{1B}[?25l\u{1B}[m\u{1B}[2J".utf8)
        hasHiddenCursor = true
    }

    /// Makes the terminal move rows. Afterwards the style is plain and the cursor's position is unknown.
    mutating func move(_ shift: RowShift, from old: Frame) {
        if old.cursor?.isVisible == true, !hasHiddenCursor {
            bytes.append(contentsOf: "\u{1B}[?25l".utf8)
            hasHiddenCursor = true
        }
        bytes.append(contentsOf: shift.bytes)
        cursor = nil
    }

    mutating func encodeChanges(from old: Frame) {
        for row in 0..<frame.size.rows {
            encodeRow(row, from: old)
        }
        sgr.change(to: .plain, into: &bytes)
    }

    private mutating func encodeRow(_ row: Int, from old: Frame) {
        let columns = frame.size.columns
        let base = row * columns
        let blanksFrom = frame.trailingBlanks(row: row)
        var column = 0
        while column < columns {
            let cell = frame.cells[base + column]
            let width = max(1, Int(cell.width))
            guard (0..<width).contains(where: { !frame.shows(old, at: base + column + $0) }) else {
                column += width
                continue
            }
            if !hasHiddenCursor, old.cursor?.isVisible == true {
                bytes.append(contentsOf: "\u{1B}[?25l".utf8)
                hasHiddenCursor = true
            }
            move(to: Position(column: column, row: row))
            if column >= blanksFrom, columns - column > 3 {
                sgr.change(to: .plain, into: &bytes)
                bytes.append(contentsOf: "\u{1B}[K".utf8)
                return
            }
            let blanks = frame.blanks(row: row, from: column)
            if blanks >= Self.longBlank {
                sgr.change(to: .plain, into: &bytes)
                bytes.append(contentsOf: "\u{1B}[\(blanks)X".utf8)
                column += blanks
            } else {
                write(cell)
                column += width
            }
        }
    }

    private mutating func write(_ cell: Cell) {
        guard cell.width > 0, let position = cursor else { return }
        let style = cell.style.degraded(to: encoder.depth)
        if !isShown(style, on: cell) { sgr.change(to: style, into: &bytes) }
        let end = position.column + Int(cell.width)
        if (0x20...0x7E).contains(cell.glyph) {
            bytes.append(UInt8(cell.glyph))
        } else if encoder.isUTF8 {
            let character = frame.character(of: cell)
            let isWhole = encoder.joinsEmoji || !character.isJoinedEmoji
            bytes.append(contentsOf: (isWhole ? String(character) : String(character.unicodeScalars.prefix(1))).utf8)
            isDoubtful = true
        } else {
            bytes.append(PlainGlyphs.substitute(for: cell.glyph))
            if cell.width == 2 { bytes.append(0x20) }
        }
        cursor = end < frame.size.columns ? Position(column: end, row: position.row) : nil
    }

    /// Returns true if the terminal's current style already shows a cell of this style. On a blank, the current style
    /// may belong to other text.
    private func isShown(_ style: Style, on cell: Cell) -> Bool {
        style == sgr.current || cell.glyph == 0x20 && style == sgr.current.ofBlank
    }

    private mutating func move(to target: Position) {
        if let cursor, cursor.row == target.row {
            if cursor == target, !isDoubtful || frame.continuesRun(at: target) { return }
            if !isDoubtful, bridgeGap(from: cursor, to: target) { return }
        }
        // Since wrapping is off (DECAWM), even a terminal that measures widths differently stays in the row.
        let isInRow = cursor?.row == target.row
        bytes.append(
            contentsOf: (isInRow ? "\u{1B}[\(target.column + 1)G" : "\u{1B}[\(target.row + 1);\(target.column + 1)H")
                .utf8)
        cursor = target
        isDoubtful = false
    }

    private mutating func bridgeGap(from: Position, to target: Position) -> Bool {
        guard target.column > from.column, target.column - from.column <= Self.shortGap else { return false }
        let base = target.row * frame.size.columns
        let gap = frame.cells[(base + from.column)..<(base + target.column)]
        guard
            gap.allSatisfy({
                (0x20...0x7E).contains($0.glyph) && $0.width == 1
                    && isShown($0.style.degraded(to: encoder.depth), on: $0)
            })
        else { return false }
        for cell in gap { write(cell) }
        return true
    }

    mutating func placeCursor(from old: Frame.Cursor?) {
        let wanted = frame.cursor.map { cursor in
            Position(
                column: min(max(0, cursor.position.column), max(0, frame.size.columns - 1)),
                row: min(max(0, cursor.position.row), max(0, frame.size.rows - 1)))
        }
        if let wanted, !bytes.isEmpty || wanted != old?.position {
            move(to: wanted)
        }
        let wasVisible = old?.isVisible == true && !hasHiddenCursor
        let isVisible = frame.cursor?.isVisible == true
        if wasVisible != isVisible { bytes.append(contentsOf: (isVisible ? "\u{1B}[?25h" : "\u{1B}[?25l").utf8) }
    }
}

extension Frame {
    /// The first column of a row's trailing plain blanks.
    fileprivate func trailingBlanks(row: Int) -> Int {
        var column = size.columns
        while column > 0, cells[row * size.columns + column - 1].isIdentical(to: .blank) { column -= 1 }
        return column
    }

    /// The number of plain blanks in a row from a column on.
    fileprivate func blanks(row: Int, from column: Int) -> Int {
        cells[(row * size.columns + column)..<((row + 1) * size.columns)].prefix { $0.isIdentical(to: .blank) }.count
    }

    /// True for a cell that continues the previous run: both are single non-ASCII scalars that no terminal renders as
    /// emoji, so that repositioning can wait until the run ends.
    fileprivate func continuesRun(at position: Position) -> Bool {
        let index = position.row * size.columns + position.column
        guard position.column > 0 else { return false }
        let before = cells[index - 1]
        let last = before.width == 0 && position.column > 1 ? cells[index - 2] : before
        return last.isSteady && cells[index].isSteady
    }
}

extension Cell {
    fileprivate var isSteady: Bool {
        !isCluster && glyph > 0x7E && glyph < 0x1F000 && !(0x2600...0x27BF).contains(glyph)
            && !(0x2B00...0x2BFF).contains(glyph)
    }
}

extension Character {
    /// True for several emoji rendered as one: by a joiner, a skin tone, or as the letters of a flag.
    fileprivate var isJoinedEmoji: Bool {
        unicodeScalars.dropFirst().contains {
            $0.value == 0x200D || (0x1F3FB...0x1F3FF).contains($0.value) || (0x1F1E6...0x1F1FF).contains($0.value)
        }
    }
}
