internal import ConflictFeature
internal import Editing
internal import ScreenKit
internal import TerminalUI

/// Both sides of a conflict, drawn from its state.
struct ConflictView: View {
    /// The name of the mouse targets of fields and choices.
    static let target = "side"

    private let state: ConflictState
    private let lines: ConflictLines
    private let firstLine: Int

    /// - Parameters:
    ///   - lines: the conflict, laid out.
    ///   - firstLine: how many lines are scrolled away.
    init(_ state: ConflictState, lines: ConflictLines, firstLine: Int) {
        self.state = state
        self.lines = lines
        self.firstLine = firstLine
    }

    func draw(on canvas: inout Canvas, in area: Rect) {
        switch state.phase {
        case .loading: MessageView("Loading…", .muted).draw(on: &canvas, in: area)
        case .absent, .resolved:
            MessageView("The conflict is resolved.", lines: ["Press h to go back."])
                .draw(on: &canvas, in: area)
        case .failed(let failure):
            MessageView(failure, advice: "Press r to reload, h to go back.").draw(on: &canvas, in: area)
        case .open: drawLines(on: &canvas, in: area)
        }
    }

    private func drawLines(on canvas: inout Canvas, in area: Rect) {
        canvas.frame.cursor = Frame.Cursor(position: area.origin, isVisible: false)
        for (row, line) in lines.lines.dropFirst(firstLine).prefix(area.rows).enumerated() {
            canvas.write(line, row: row, in: area)
        }
        let selection = state.isByField ? state.selection : state.choice == .theirs ? 1 : 0
        for (index, place) in lines.places.enumerated() {
            guard let rows = area.rows(ofLines: place, from: firstLine) else { continue }
            canvas.addTarget(Self.target, index: index, area: rows)
            guard index == selection else { continue }
            canvas.write(StyledText(">", .title), in: rows)
            canvas.frame.apply(canvas.theme[.selection], to: rows.row(at: 0))
            canvas.frame.cursor = Frame.Cursor(position: rows.origin, isVisible: false)
        }
    }
}
