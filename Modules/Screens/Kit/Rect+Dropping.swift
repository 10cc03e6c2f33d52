package import TerminalUI

extension Rect {
    /// What is left of it behind so many columns.
    package func droppingFirst(_ columns: Int) -> Rect {
        let dropped = min(max(0, columns), self.columns)
        return Rect(column: column + dropped, row: row, columns: self.columns - dropped, rows: rows)
    }
}
