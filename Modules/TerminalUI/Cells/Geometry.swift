/// A size in cells. Never negative.
package struct Size: Sendable, Hashable {
    /// Cells from left to right.
    package let columns: Int
    /// Cells from top to bottom.
    package let rows: Int

    /// Negative values count as 0.
    package init(columns: Int, rows: Int) {
        self.columns = max(0, columns)
        self.rows = max(0, rows)
    }
}

/// The position of a cell; column 0, row 0 is the upper left corner.
package struct Position: Sendable, Hashable {
    /// From the left edge; may be outside the frame.
    package var column: Int
    /// From the upper edge; may be outside the frame.
    package var row: Int

    /// Accepts any values; whatever lies outside is clipped when drawn.
    package init(column: Int, row: Int) {
        self.column = column
        self.row = row
    }
}

/// A rectangle of cells. Every operation returns a rectangle inside the original one, possibly empty.
package struct Rect: Sendable, Hashable {
    /// The leftmost column.
    package let column: Int
    /// The topmost row.
    package let row: Int
    /// The columns and rows.
    package let size: Size

    /// Negative columns or rows count as 0.
    package init(column: Int, row: Int, columns: Int, rows: Int) {
        self.column = column
        self.row = row
        size = Size(columns: columns, rows: rows)
    }

    /// Creates a rectangle at the upper left corner.
    package init(_ size: Size) {
        self.init(column: 0, row: 0, columns: size.columns, rows: size.rows)
    }

    /// The width.
    package var columns: Int { size.columns }
    /// The height.
    package var rows: Int { size.rows }
    /// The first column to the right of the rectangle.
    package var endColumn: Int { column + columns }
    /// The first row below the rectangle.
    package var endRow: Int { row + rows }
    /// The upper left corner.
    package var origin: Position { Position(column: column, row: row) }
    /// True if it contains no cell.
    package var isEmpty: Bool { columns == 0 || rows == 0 }

    /// Returns true for a cell inside.
    package func contains(_ position: Position) -> Bool {
        position.column >= column && position.column < endColumn && position.row >= row && position.row < endRow
    }

    /// The common area; empty if there is none.
    package func intersection(_ other: Rect) -> Rect {
        let left = max(column, other.column)
        let top = max(row, other.row)
        return Rect(
            column: left, row: top, columns: min(endColumn, other.endColumn) - left,
            rows: min(endRow, other.endRow) - top)
    }

    /// The rectangle without the given columns at the left and right and rows at the top and bottom.
    package func inset(columns sides: Int = 0, rows ends: Int = 0) -> Rect {
        let sides = min(max(0, sides), columns / 2)
        let ends = min(max(0, ends), rows / 2)
        return Rect(column: column + sides, row: row + ends, columns: columns - 2 * sides, rows: rows - 2 * ends)
    }

    /// The row at `index`, counted from the top; empty if it does not exist.
    package func row(at index: Int) -> Rect {
        let inside = index >= 0 && index < rows
        return Rect(column: column, row: inside ? row + index : endRow, columns: columns, rows: inside ? 1 : 0)
    }

    /// A centered rectangle of at most `size`.
    package func centered(_ size: Size) -> Rect {
        let width = min(size.columns, columns)
        let height = min(size.rows, rows)
        return Rect(
            column: column + (columns - width) / 2, row: row + (rows - height) / 2, columns: width, rows: height)
    }
}
