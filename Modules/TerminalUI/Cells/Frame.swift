/// A grid of cells with the cursor's position. It is a value, so that two frames can be compared.
///
/// Writing never leaves the frame or the given area. Overwritten halves of wide clusters become blanks.
package struct Frame: Sendable {
    /// The hardware cursor. It marks the selected row even while it is hidden, for screen readers.
    package struct Cursor: Sendable, Hashable {
        /// May be outside the frame; clamped when encoded.
        package var position: Position
        /// True while text is typed at it.
        package var isVisible: Bool

        /// Creates a cursor at a position.
        package init(position: Position, isVisible: Bool) {
            self.position = position
            self.isVisible = isVisible
        }
    }

    /// The size, constant for the life of a frame.
    package let size: Size
    /// The cursor; clamped to the frame when encoded.
    package var cursor: Cursor?
    /// The graphics above the cells. Anything drawn over one must remove it with ``cover(_:)``.
    package private(set) var graphics: [Graphic] = []
    private(set) var cells: [Cell]
    private(set) var clusters = ClusterTable()

    /// Creates a blank frame.
    package init(size: Size) {
        self.size = size
        cells = Array(repeating: .blank, count: size.columns * size.rows)
    }

    /// The whole frame.
    package var bounds: Rect { Rect(size) }

    /// Writes one line of text from `position` to the right. Text outside `area` is clipped, and half a wide cluster at
    /// an edge becomes a blank. Returns the width of the whole text in columns.
    @discardableResult
    package mutating func write(_ text: SafeText, at position: Position, style: Style, in area: Rect) -> Int {
        let clip = area.intersection(bounds)
        let isRowVisible = position.row >= clip.row && position.row < clip.endRow
        guard isRowVisible, !clip.isEmpty else { return text.displayWidth }
        var column = position.column
        for character in text.string {
            let width = character.displayWidth
            guard width > 0 else { continue }
            if column >= clip.column, column + width <= clip.endColumn {
                place(glyph(for: character), width: width, column: column, row: position.row, style: style)
            } else {
                for half in column..<(column + width) where half >= clip.column && half < clip.endColumn {
                    place(0x20, width: 1, column: half, row: position.row, style: style)
                }
            }
            column += width
        }
        return column - position.column
    }

    /// Fills an area with a single-width character; any other character counts as a blank.
    package mutating func fill(_ area: Rect, with character: Character = " ", style: Style) {
        let clip = area.intersection(bounds)
        let glyph = character.displayWidth == 1 ? glyph(for: character) : 0x20
        for row in clip.row..<clip.endRow {
            for column in clip.column..<clip.endColumn {
                place(glyph, width: 1, column: column, row: row, style: style)
            }
        }
    }

    /// Applies a style over the existing content of an area (see ``Style/over(_:)``). Images, which have their own
    /// background, are not affected.
    package mutating func apply(_ style: Style, to area: Rect) {
        let clip = area.intersection(bounds)
        for row in clip.row..<clip.endRow {
            for index in (row * size.columns + clip.column)..<(row * size.columns + clip.endColumn)
            where cells[index].background == Color.default.code {
                let laid = style.over(cells[index].style)
                cells[index].style = cells[index].isBlank ? laid.ofBlank : laid
            }
        }
    }

    /// Adds a graphic if it lies entirely inside the frame; ignores it otherwise, since it would be drawn partly.
    package mutating func add(_ graphic: Graphic) {
        if graphic.area.intersection(bounds) == graphic.area { graphics.append(graphic) }
    }

    /// Removes the graphics that intersect an area, before something is drawn over them.
    package mutating func cover(_ area: Rect) {
        graphics.removeAll { !$0.area.intersection(area).isEmpty }
    }

    /// Moves rows as a terminal does; incoming rows are blank.
    mutating func move(_ shift: RowShift) {
        let before = cells
        for row in shift.rows {
            let source = row + shift.distance
            let target = row * size.columns
            for column in 0..<size.columns {
                cells[target + column] =
                    shift.rows.contains(source) ? before[source * size.columns + column] : .blank
            }
        }
    }

    private mutating func glyph(for character: Character) -> UInt32 {
        let scalars = character.unicodeScalars
        guard let first = scalars.first else { return 0x20 }
        guard scalars.index(after: scalars.startIndex) != scalars.endIndex else { return first.value }
        return clusters.glyph(for: character.utf8.count <= Self.longestCluster ? character : Character(first))
    }

    /// In bytes. A family of four with skin tones takes 41; anything longer is an attempt to waste time.
    private static let longestCluster = 128

    private mutating func place(_ glyph: UInt32, width: Int, column: Int, row: Int, style: Style) {
        let start = row * size.columns + column
        let last = start + width - 1
        if cells[start].width == 0, column > 0 { blank(start - 1) }
        if cells[last].width == 2, column + width < size.columns { blank(last + 1) }
        cells[start] = Cell(glyph: glyph, width: UInt8(width), style: glyph == 0x20 ? style.ofBlank : style)
        if width == 2 { cells[last] = Cell(glyph: 0x20, width: 0, style: style) }
    }

    private mutating func blank(_ index: Int) {
        cells[index] = Cell(glyph: 0x20, width: 1, style: cells[index].style.ofBlank)
    }
}
