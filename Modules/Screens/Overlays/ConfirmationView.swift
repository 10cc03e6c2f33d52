internal import Interaction
internal import Models
internal import TerminalUI

/// A question, what it would mean, and both answers; the marked one is told without color too.
struct ConfirmationView: View {
    /// The name of the answers' mouse targets; the index of yes is 1.
    static let target = "answer"

    private let question: String
    private let explanation: String
    private let answers: Answers
    private let base: any View

    init(_ confirmation: Confirmation, marksYes: Bool, over base: any View) {
        question = confirmation.question.text
        explanation = confirmation.question.explanation
        answers = Answers(
            answers: [
                Answer(verb: confirmation.question.no, key: "n"), Answer(verb: confirmation.question.yes, key: "y"),
            ],
            marked: marksYes ? 1 : 0)
        self.base = base
    }

    func draw(on canvas: inout Canvas, in area: Rect) {
        let columns = min(64, area.columns)
        let content = content(columns: columns, rows: DialogRoom.rows(in: area.size))
        let rows = content.rows(forColumns: columns) ?? area.rows
        Overlay(
            content, size: Size(columns: columns, rows: rows), leaving: DialogRoom.hintRows(in: area.size), over: base
        ).draw(on: &canvas, in: area)
    }

    /// If there is no room, drops the padding first, then the frame.
    private func content(columns: Int, rows: Int) -> any View {
        let inside = Box.contentColumns(ofColumns: columns)
        let boxes = [true, false].map { Box(text(columns: inside, isAiry: $0)) }
        return boxes.first { ($0.rows(forColumns: columns) ?? 0) <= rows } ?? text(columns: columns, isAiry: false)
    }

    /// The answers have their rows before what is said over them.
    private func text(columns: Int, isAiry: Bool) -> Stack {
        var items = [Stack.Item(.natural, Paragraph(question, .title))]
        if !explanation.isEmpty { items.append(Stack.Item(.natural, Paragraph(explanation))) }
        if isAiry { items.append(Stack.Item(.fixed(1), EmptyView())) }
        items.append(Stack.Item(.fixed(answers.rows(columns: columns)), answers))
        return .column(items)
    }

    private struct Answer {
        let verb: String
        let key: String
    }

    /// Beside each other, or under each other where they would be cut.
    private struct Answers: View {
        let answers: [Answer]
        let marked: Int

        func rows(columns: Int) -> Int { fitsOneRow(columns) ? 1 : answers.count }

        func draw(on canvas: inout Canvas, in area: Rect) {
            let isOneRow = fitsOneRow(area.columns)
            var position = area.origin
            for index in answers.indices {
                let text = text(of: index, columns: area.columns)
                let place = Rect(column: position.column, row: position.row, columns: text.displayWidth, rows: 1)
                    .intersection(area)
                canvas.write(text, in: place)
                canvas.addTarget(ConfirmationView.target, index: index, area: place)
                if index == marked {
                    canvas.frame.apply(canvas.theme[.selection], to: place)
                    canvas.frame.cursor = Frame.Cursor(position: place.origin, isVisible: false)
                }
                if isOneRow { position.column += text.displayWidth + 2 } else { position.row += 1 }
            }
        }

        private func fitsOneRow(_ columns: Int) -> Bool {
            let widths = answers.indices.map { text(of: $0, columns: .max).displayWidth }
            return widths.reduce(0, +) + 2 * (widths.count - 1) <= columns
        }

        /// The verb is cut, not the key.
        private func text(of index: Int, columns: Int) -> StyledText {
            let (answer, isMarked) = (answers[index], index == marked)
            let (start, end) = isMarked ? ("[ ", " (\(answer.key)) ]") : ("  ", " (\(answer.key))  ")
            let verb = SafeText(answer.verb).truncated(toWidth: max(1, columns - start.count - end.count))
            return StyledText(SafeText(start) + verb + SafeText(end), isMarked ? .title : .body)
        }
    }
}
