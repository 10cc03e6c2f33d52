package import TerminalUI

/// Drawing shared by all forms.
extension Canvas {
    /// Draws the lines of a form that are seen. Each place of it answers to the mouse by its number, and the cursor stands
    /// on its line where no text is typed.
    ///
    /// - Parameters:
    ///   - firstLine: how many lines are scrolled away.
    ///   - places: the lines of each place.
    ///   - target: the name of the places' mouse targets.
    ///   - draw: draws one line in its row.
    package mutating func drawForm<Line>(
        _ lines: [Line], from firstLine: Int, cursorLine: Int?, places: [Range<Int>], target: String, in area: Rect,
        draw: (Line, inout Canvas, Rect) -> Void
    ) {
        frame.cursor = Frame.Cursor(position: area.origin, isVisible: false)
        for (row, line) in lines.dropFirst(firstLine).prefix(area.rows).enumerated() {
            let place = area.row(at: row)
            draw(line, &self, place)
            guard firstLine + row == cursorLine, frame.cursor?.isVisible != true else { continue }
            frame.cursor = Frame.Cursor(position: place.origin, isVisible: false)
        }
        for (index, lines) in places.enumerated() {
            guard let rows = area.rows(ofLines: lines, from: firstLine) else { continue }
            addTarget(target, index: index, area: rows)
        }
    }

    /// Around a field that takes text.
    package mutating func drawBrackets(around field: Rect) {
        let style = theme[.muted]
        let row = Rect(column: field.column - 1, row: field.row, columns: field.columns + 2, rows: field.rows)
        frame.write("[", at: row.origin, style: style, in: row)
        frame.write("]", at: Position(column: field.endColumn, row: field.row), style: style, in: row)
    }
}
