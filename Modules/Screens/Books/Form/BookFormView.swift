internal import BooksFeature
internal import ScreenKit
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
        canvas.drawForm(
            lines.lines, from: firstLine, cursorLine: lines.cursorLine, places: lines.ranges, target: Self.target,
            in: area
        ) { line, canvas, place in
            canvas.write(line.heading, in: place)
            draw(line.content, on: &canvas, in: place)
        }
    }

    private func draw(_ content: BookFormLines.Line.Content, on canvas: inout Canvas, in place: Rect) {
        let rest = place.droppingFirst(lines.start)
        let inside = Rect(column: rest.column, row: rest.row, columns: min(lines.width, rest.columns), rows: rest.rows)
        switch content {
        case .text(let text): canvas.write(text, in: rest)
        case .value(let text, let placeholder):
            canvas.drawBrackets(around: inside)
            canvas.write(text.isEmpty ? StyledText(placeholder, .placeholder) : StyledText(text), in: inside)
        case .input(let editor, let placeholder):
            canvas.drawBrackets(around: inside)
            InputField(editor, placeholder: placeholder).draw(on: &canvas, in: inside)
        }
    }
}
