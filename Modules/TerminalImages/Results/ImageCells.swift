/// A grid of cells; all rows have the same width.
package struct ImageCells: Sendable, Hashable {
    /// Rows from the top, each from the left.
    package let lines: [[ImageCell]]
    /// The columns of each row; 0 without rows.
    package let columns: Int

    /// The rows must have equal widths.
    package init(lines: [[ImageCell]]) {
        self.lines = lines
        columns = lines.first.map { $0.reduce(0) { $0 + $1.columns } } ?? 0
    }

    /// Creates clear cells, for an image that is drawn over them.
    init(clearColumns columns: Int, rows: Int) {
        self.init(lines: Array(repeating: Array(repeating: .clear, count: columns), count: rows))
    }

    /// The number of rows.
    package var rows: Int { lines.count }
}
