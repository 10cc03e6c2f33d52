package import TerminalUI

extension Rect {
    /// Remainder after a number of columns.
    package func droppingFirst(_ columns: Int) -> Rect {
        let dropped = min(max(0, columns), self.columns)
        return Rect(column: column + dropped, row: row, columns: self.columns - dropped, rows: rows)
    }
}
