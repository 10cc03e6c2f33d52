/// Multiline text as rows of a given width, for text fields: each cluster is in exactly one row, in order, so that text
/// positions and screen positions correspond. The text may contain anything; only the output of ``SafeText`` is
/// measured and shown.
///
/// Rows break after spaces, and inside a word only if the word is wider than a row. Spaces at a break stay at the end
/// of their row, even if they do not fit.
package struct TextRows: Sendable, Hashable {
    /// The grapheme clusters of each row, counted from the start of the text, without the line break.
    package let rows: [Range<Int>]
    private let clusters: [Character]

    /// Widths below 2 count as 2, so that every cluster fits.
    package init(_ text: String, columns: Int) {
        clusters = Array(text)
        rows = Self.broken(clusters, columns: max(2, columns))
    }

    /// The visible text of a row.
    package func text(ofRow row: Int) -> SafeText { SafeText(String(clusters[rows[row]])) }

    /// The position of a cursor after `cursor` clusters. At a soft break it is at the start of the second row.
    package func position(of cursor: Int) -> Position {
        let row = rows.lastIndex { $0.lowerBound <= cursor } ?? 0
        let end = min(max(cursor, rows[row].lowerBound), rows[row].upperBound)
        return Position(column: SafeText(String(clusters[rows[row].lowerBound..<end])).displayWidth, row: row)
    }

    /// The cursor nearest to a screen position.
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
        // After the last cluster of a row that continues in the next one, the cursor would be in the next row.
        let goesOn = index + 1 < rows.count && rows[index + 1].lowerBound == row.upperBound
        return goesOn && cursor == row.upperBound ? max(row.lowerBound, cursor - 1) : cursor
    }

    private static func broken(_ clusters: [Character], columns: Int) -> [Range<Int>] {
        var rows: [Range<Int>] = []
        var start = 0
        var used = 0
        /// The position after the row's last space, and the columns up to there.
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
