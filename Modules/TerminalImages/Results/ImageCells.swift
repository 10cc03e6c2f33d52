/// Rows of cells, all of the same number of columns.
package struct ImageCells: Sendable, Hashable {
    /// From the top, each from the left.
    package let lines: [[ImageCell]]
    /// Columns of each line; 0 where there is none.
    package let columns: Int

    /// The lines must take equally many columns.
    package init(lines: [[ImageCell]]) {
        self.lines = lines
        columns = lines.first.map { $0.reduce(0) { $0 + $1.columns } } ?? 0
    }

    /// Clear cells, for a picture that is laid over them.
    init(clearColumns columns: Int, rows: Int) {
        self.init(lines: Array(repeating: Array(repeating: .clear, count: columns), count: rows))
    }

    /// How many lines there are.
    package var rows: Int { lines.count }
}
