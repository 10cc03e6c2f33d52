internal import Interaction
internal import TerminalUI

/// Lines to choose from in a box, below what is typed to narrow them.
struct ChooserView: View {
    /// The name of the lines' mouse targets; the index counts those that match.
    static let target = "choice"

    private let title: String
    private let rows: [Chooser.Row]
    private let total: Int
    private let window: ListWindow
    private let editor: LineEditor
    private let base: any View

    /// - Parameters:
    ///   - rows: those that match.
    ///   - total: how many there are, so that the box keeps its size.
    init(title: String, rows: [Chooser.Row], total: Int, window: ListWindow, editor: LineEditor, over base: any View) {
        self.title = title
        self.rows = rows
        self.total = total
        self.window = window
        self.editor = editor
        self.base = base
    }

    private static let columns = 64
    /// Columns of the edge beside its text: corners, lines and blanks.
    private static let edgeColumns = 6

    /// Number of visible lines.
    static func visibleRows(of total: Int, in size: Size) -> Int {
        // The box has an edge on both sides, and a line to type in.
        max(1, min(total, DialogRoom.rows(in: size) - 3))
    }

    func draw(on canvas: inout Canvas, in area: Rect) {
        let content = Content(rows: rows, window: window, editor: editor)
        let columns = min(Self.columns, area.columns)
        let edge = DialogEdge(shown: window.range, total: rows.count)
        let box = Box(
            title: StyledText(title, .title), footer: edge.text(columns: columns - Self.edgeColumns), content)
        Overlay(
            box, size: Size(columns: columns, rows: total + 3), leaving: DialogRoom.hintRows(in: area.size), over: base
        ).draw(on: &canvas, in: area)
    }

    private struct Content: View {
        let rows: [Chooser.Row]
        let window: ListWindow
        let editor: LineEditor

        func draw(on canvas: inout Canvas, in area: Rect) {
            let lines = Rect(
                column: area.column, row: area.row + 1, columns: area.columns, rows: max(0, area.rows - 1))
            if rows.isEmpty {
                canvas.write(StyledText("No matches.", .muted), in: lines)
            } else {
                // Wide enough for each text that has something beside it.
                let names = rows.filter { $0.effect != nil }.map { SafeText($0.text).displayWidth }
                let effectColumn = min((names.max() ?? 0) + 2, max(0, area.columns / 2 - 4))
                List(window, target: ChooserView.target) { [rows] index in
                    guard rows.indices.contains(index) else { return EmptyView() }
                    return RowView(
                        row: rows[index], isSelected: index == window.selection, effectColumn: effectColumn)
                }.draw(on: &canvas, in: lines)
            }
            InputField(editor, prompt: StyledText("/ ", .key), placeholder: "type to filter").draw(
                on: &canvas, in: area)
        }
    }

    private struct RowView: View {
        let row: Chooser.Row
        let isSelected: Bool
        /// Start of the second column, in columns from the start of the text.
        let effectColumn: Int

        /// Of a text that is cut for the note beside it, so many are left.
        private static let textColumns = 9

        func draw(on canvas: inout Canvas, in area: Rect) {
            let mark = StyledText(isSelected ? ">" : " ", .title) + StyledText(row.isCurrent ? " * " : "   ", .accent)
            let text = StyledText(SafeText(row.text, columns: area.columns), row.isRefused ? .muted : .body)
            let note = StyledText(SafeText(row.note, columns: area.columns), .muted)
            let room = area.columns - mark.displayWidth
            let besideNote = room - note.displayWidth - 2
            // What is chosen is told before what is said of it.
            let hasNote = !note.isEmpty && besideNote >= min(text.displayWidth, Self.textColumns)
            let besideText = hasNote ? besideNote : room
            let line = mark + text.truncated(toWidth: max(0, besideText)) + effect(after: text, in: besideText)
            canvas.write(line, in: area)
            if hasNote { canvas.write(note, alignment: .trailing, in: area) }
        }

        /// The second column: as much of the effect as there is room for; nothing where that is next to nothing.
        private func effect(after text: StyledText, in columns: Int) -> StyledText {
            guard let effect = row.effect, columns - effectColumn >= Self.textColumns else { return StyledText("") }
            let gap = String(repeating: " ", count: max(2, effectColumn - text.displayWidth))
            return StyledText(SafeText(gap), .body)
                + StyledText(SafeText(effect, columns: columns), .muted).truncated(
                    toWidth: columns - text.displayWidth - gap.count)
        }
    }
}
