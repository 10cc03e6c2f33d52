internal import TerminalUI

/// A question, what it would mean, and both answers; the marked one is told without colour too.
struct ConfirmationView: View {
    /// The name of the answers' mouse targets; the index of yes is 1.
    static let target = "answer"

    private let question: String
    private let explanation: String
    private let answers: [String]
    private let marked: Int
    private let base: any View

    init(_ confirmation: Confirmation, marksYes: Bool, over base: any View) {
        question = confirmation.question
        explanation = confirmation.explanation
        answers = ["\(confirmation.no) (n)", "\(confirmation.yes) (y)"]
        marked = marksYes ? 1 : 0
        self.base = base
    }

    func draw(on canvas: inout Canvas, in area: Rect) {
        var items = [Stack.Item(.natural, Paragraph(question, .title))]
        if !explanation.isEmpty { items.append(Stack.Item(.natural, Paragraph(explanation))) }
        items.append(Stack.Item(.fixed(1), EmptyView()))
        items.append(Stack.Item(.fixed(1), Answers(texts: answers, marked: marked)))
        let columns = min(64, area.columns)
        let content = Stack.column(items)
        Overlay(
            Box(content), size: Size(columns: columns, rows: content.rows(forColumns: columns - 4).map { $0 + 2 } ?? 8),
            over: base
        ).draw(on: &canvas, in: area)
    }

    private struct Answers: View {
        let texts: [String]
        let marked: Int

        func draw(on canvas: inout Canvas, in area: Rect) {
            var column = area.column
            for (index, text) in texts.enumerated() {
                let isMarked = index == marked
                let shown = StyledText(isMarked ? "[ \(text) ]" : "  \(text)  ", isMarked ? .title : .body)
                let place = Rect(
                    column: column, row: area.row, columns: min(shown.displayWidth, area.endColumn - column), rows: 1)
                canvas.write(shown, in: place)
                canvas.addTarget(ConfirmationView.target, index: index, area: place)
                if isMarked {
                    canvas.frame.apply(canvas.theme[.selection], to: place)
                    canvas.frame.cursor = Frame.Cursor(position: place.origin, isVisible: false)
                }
                column += shown.displayWidth + 2
            }
        }
    }
}
