internal import BooksFeature
internal import TerminalUI

/// The form for a book, drawn from its lines.
struct BookFormView: View {
    /// The name of the fields' mouse targets.
    static let target = "field"

    private let lines: BookFormLines
    private let firstLine: Int

    /// - Parameter firstLine: how many lines are scrolled away.
    init(lines: BookFormLines, firstLine: Int) {
        self.lines = lines
        self.firstLine = firstLine
    }

    func draw(on canvas: inout Canvas, in area: Rect) {
        canvas.frame.cursor = Frame.Cursor(position: area.origin, isVisible: false)
        for (row, line) in lines.lines.dropFirst(firstLine).prefix(area.rows).enumerated() {
            let place = area.row(at: row)
            canvas.write(line.heading, in: place)
            draw(line.content, on: &canvas, in: place)
            guard firstLine + row == lines.cursorLine, canvas.frame.cursor?.isVisible != true else { continue }
            canvas.frame.cursor = Frame.Cursor(position: place.origin, isVisible: false)
        }
        for (index, range) in lines.ranges.enumerated() {
            let seen = range.clamped(to: firstLine..<(firstLine + area.rows))
            let rows = Rect(
                column: area.column, row: area.row + seen.lowerBound - firstLine, columns: area.columns,
                rows: seen.count)
            canvas.addTarget(Self.target, index: index, area: rows)
        }
    }

    private func draw(_ content: BookFormLines.Line.Content, on canvas: inout Canvas, in place: Rect) {
        let rest = place.droppingFirst(lines.start)
        let inside = Rect(column: rest.column, row: rest.row, columns: min(lines.width, rest.columns), rows: rest.rows)
        switch content {
        case .text(let text): canvas.write(text, in: rest)
        case .value(let text, let standard):
            drawBrackets(on: &canvas, around: inside)
            canvas.write(text.isEmpty ? StyledText(standard, .placeholder) : StyledText(text), in: inside)
        case .input(let editor, let standard):
            drawBrackets(on: &canvas, around: inside)
            InputField(editor, placeholder: standard).draw(on: &canvas, in: inside)
        }
    }

    private func drawBrackets(on canvas: inout Canvas, around field: Rect) {
        let row = Rect(column: field.column - 1, row: field.row, columns: field.columns + 2, rows: field.rows)
        canvas.write(StyledText("[", .muted), in: row)
        canvas.write(StyledText("]", .muted), alignment: .trailing, in: row)
    }
}
