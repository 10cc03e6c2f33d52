package import TerminalUI

extension Rect {
    /// The rows in which these lines are seen; nil where none of them is.
    ///
    /// - Parameter firstLine: how many lines are scrolled away.
    package func rows(ofLines lines: Range<Int>, from firstLine: Int) -> Rect? {
        let seen = lines.clamped(to: firstLine..<(firstLine + rows))
        guard !seen.isEmpty else { return nil }
        return Rect(column: column, row: row + seen.lowerBound - firstLine, columns: columns, rows: seen.count)
    }
}
