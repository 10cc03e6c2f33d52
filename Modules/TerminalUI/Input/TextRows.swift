/// Text of several lines as rows of so many columns, for places where it is typed: each cluster stands in one row, in
/// order, so that every place in the text has a place on the screen and the other way round. The text may hold anything;
/// what is measured and shown of it is what ``SafeText`` lets through.
///
/// Rows break behind blanks, and inside a word only where the word is wider than a row. Blanks at a break stay at the end
/// of their row, even where they do not fit.
package struct TextRows: Sendable, Hashable {
    /// Grapheme clusters of each row, counted from the start of the text; without the line end behind it.
    package let rows: [Range<Int>]
    private let clusters: [Character]

    /// Less than 2 columns count as 2, so that every cluster fits.
    package init(_ text: String, columns: Int) {
        clusters = Array(text)
        rows = Self.broken(clusters, columns: max(2, columns))
    }

    /// What is shown of a row.
    package func text(ofRow row: Int) -> SafeText { SafeText(String(clusters[rows[row]])) }

    /// Where a cursor behind so many clusters stands. At a break that is no line end, it stands at the start of the
    /// second row.
    package func position(of cursor: Int) -> Position {
        let row = rows.lastIndex { $0.lowerBound <= cursor } ?? 0
        let end = min(max(cursor, rows[row].lowerBound), rows[row].upperBound)
        return Position(column: SafeText(String(clusters[rows[row].lowerBound..<end])).displayWidth, row: row)
    }

    /// The cursor at a place on the screen, or at the nearest that there is.
    package func cursor(at position: Position) -> Int {
        let index = min(max(0, position.row), rows.count - 1)
        let row = rows[index]
        var column = 0
        var cursor = row.lowerBound
        while cursor < row.upperBound {
            column += clusters[cursor].shownWidth
            guard column <= position.column else { break }
            cursor += 1
        }
        // Behind the last cluster of a row that goes on in the next one, the cursor would stand in that.
        let goesOn = index + 1 < rows.count && rows[index + 1].lowerBound == row.upperBound
        return goesOn && cursor == row.upperBound ? max(row.lowerBound, cursor - 1) : cursor
    }

    private static func broken(_ clusters: [Character], columns: Int) -> [Range<Int>] {
        var rows: [Range<Int>] = []
        var start = 0
        var used = 0
        /// Behind the last blank of the row, and what the row takes up to there.
        var afterBlank: (index: Int, used: Int)?
        for (index, character) in clusters.enumerated() {
            if character.endsLine {
                rows.append(start..<index)
                (start, used, afterBlank) = (index + 1, 0, nil)
                continue
            }
            let width = character.shownWidth
            let isBlank = character == " " || character == "\t"
            if used + width > columns, !isBlank, used > 0 {
                let end = afterBlank?.index ?? index
                rows.append(start..<end)
                used -= afterBlank?.used ?? used
                (start, afterBlank) = (end, nil)
            }
            used += width
            if isBlank { afterBlank = (index + 1, used) }
        }
        return rows + [start..<clusters.count]
    }
}
