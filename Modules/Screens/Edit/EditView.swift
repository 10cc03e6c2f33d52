internal import EditFeature
internal import ScreenKit
internal import TerminalUI

/// A form, drawn from its state.
struct EditView: View {
    /// The name of the places' mouse targets.
    static let target = "place"

    private let state: EditState
    private let lines: FormLines
    private let firstLine: Int

    /// - Parameters:
    ///   - lines: the form, laid out.
    ///   - firstLine: how many lines are scrolled away.
    init(_ state: EditState, lines: FormLines, firstLine: Int) {
        self.state = state
        self.lines = lines
        self.firstLine = firstLine
    }

    func draw(on canvas: inout Canvas, in area: Rect) {
        switch state.phase {
        case .loading: MessageView("Loading…", .muted).draw(on: &canvas, in: area)
        case .gone where state.fields.isEmpty:
            MessageView("This contact is no longer in the address book.", lines: ["Press Esc to go back."])
                .draw(on: &canvas, in: area)
        case .failed(let failure):
            MessageView(failure, advice: "Press Esc to go back.").draw(on: &canvas, in: area)
        case .editing, .gone, .saved: drawForm(on: &canvas, in: area)
        }
    }

    private func drawForm(on canvas: inout Canvas, in area: Rect) {
        canvas.drawForm(
            lines.lines, from: firstLine, cursorLine: lines.cursorLine, places: lines.ranges, target: Self.target,
            in: area
        ) { line, canvas, place in
            canvas.write(line.heading, in: place)
            draw(line, on: &canvas, in: place.droppingFirst(line.indent))
        }
    }

    private func draw(_ line: FormLine, on canvas: inout Canvas, in place: Rect) {
        let field = place.droppingFirst(1)
        let inside = Rect(column: field.column, row: field.row, columns: lines.columns.value, rows: field.rows)
            .intersection(field)
        switch line.content {
        case .none: break
        case .text(let text): canvas.write(text, in: place)
        case .value(let text):
            canvas.drawBrackets(around: inside)
            canvas.write(StyledText(text), in: inside)
        case .input(let editor, let placeholder):
            canvas.drawBrackets(around: inside)
            InputField(editor, placeholder: placeholder).draw(on: &canvas, in: inside)
        case .inputRow(let text, let cursor):
            canvas.drawBrackets(around: inside)
            canvas.frame.write(text, at: inside.origin, style: canvas.theme[.input], in: inside)
            guard let cursor else { return }
            // Blanks at the end of a row may go on beyond its edge.
            let column = inside.column + max(0, min(cursor, inside.columns - 1))
            canvas.frame.cursor = Frame.Cursor(position: Position(column: column, row: inside.row), isVisible: true)
        }
    }
}
