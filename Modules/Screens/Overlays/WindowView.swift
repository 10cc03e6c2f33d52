internal import Interaction
package import Models
package import TerminalUI

/// The app's window: title and facts in its upper edge, one or two panes, the status, and keys in its lower edge.
///
/// Where there is little room, the edges go first, then keys and title: what it is about stays.
package struct WindowView: View {
    /// From anywhere; what could command the terminal is made harmless.
    package let title: String
    /// Facts, the most important first: where there is little room, the last ones go.
    package let info: [String]
    /// The first first: where there is little room, the last ones go.
    package let statuses: [Status]
    package let hints: KeyHints
    /// Left, and right where there is room for two.
    package let panes: [any View]

    package init(title: String, info: [String], statuses: [Status], hints: KeyHints, panes: [any View]) {
        self.title = title
        self.info = info
        self.statuses = statuses
        self.hints = hints
        self.panes = panes
    }

    package func draw(on canvas: inout Canvas, in area: Rect) {
        let layout = WindowLayout(area: area, paneCount: panes.count, statuses: statuses)
        guard !layout.isTooSmall else { return drawTooSmall(on: &canvas, in: area) }
        if layout.isFramed { drawFrame(on: &canvas, layout) }
        drawTitle(on: &canvas, in: layout.title)
        drawStatus(on: &canvas, in: layout.status)
        drawHints(on: &canvas, layout)
        for (pane, place) in zip(panes, layout.panes) { pane.draw(on: &canvas, in: place) }
    }

    private func drawTooSmall(on canvas: inout Canvas, in area: Rect) {
        let needed = WindowLayout.smallest
        Paragraph("Kith needs \(needed.columns)x\(needed.rows) cells. Press Ctrl-C to quit.").draw(
            on: &canvas, in: area)
        canvas.frame.cursor = Frame.Cursor(position: area.origin, isVisible: false)
    }

    private func drawTitle(on canvas: inout Canvas, in area: Rect) {
        let name =
            StyledText([.init(" Kith ", .title), .init("─ ", .border)])
            + StyledText(SafeText(title, columns: area.columns) + " ")
        let rights = (0...info.count).map { dropped in
            info.count == dropped ? "" : StyledText(" \(info.dropLast(dropped).joined(separator: " · ")) ")
        }
        let right = rights.first { name.displayWidth + $0.displayWidth + 1 <= area.columns }
        StatusLine(name, right: right ?? "", role: .body).draw(on: &canvas, in: area)
    }

    private func drawStatus(on canvas: inout Canvas, in area: Rect) {
        guard !area.isEmpty else { return }
        let lines = statuses.flatMap { status in status.lines(columns: area.columns).map { (status.role, $0) } }
        for (row, (role, line)) in lines.prefix(area.rows).enumerated() {
            let next = lines.indices.contains(row + 1) ? lines[row + 1].0 : nil
            let isCut = row == area.rows - 1 && next == role
            let text = isCut ? (line + "…").truncated(toWidth: area.columns) : line
            canvas.write(StyledText(text, role), row: row, in: area)
        }
    }

    private func drawHints(on canvas: inout Canvas, _ layout: WindowLayout) {
        let place = layout.hints
        guard !place.isEmpty else { return }
        if layout.isFramed {
            // Blanks at both ends, so that the edge does not touch the text.
            let used = Canvas.draw(hints, size: place.size).frame.lines.first?.displayWidth ?? 0
            let blanks = Rect(column: place.column - 1, row: place.row, columns: used + 2, rows: 1)
            if used > 0 { canvas.frame.fill(blanks, style: .plain) }
        }
        hints.draw(on: &canvas, in: place)
    }

    private func drawFrame(on canvas: inout Canvas, _ layout: WindowLayout) {
        let area = layout.area
        let style = canvas.theme[.border]
        let last = area.endRow - 1
        let line = String(repeating: "─", count: area.columns - 2)
        for (row, left, right) in [(area.row, "┌", "┐"), (last, "└", "┘")] {
            let edge = SafeText("\(left)\(line)\(right)")
            canvas.frame.write(edge, at: Position(column: area.column, row: row), style: style, in: area)
        }
        for row in (area.row + 1)..<last {
            for column in [area.column, area.endColumn - 1] {
                canvas.frame.write("│", at: Position(column: column, row: row), style: style, in: area)
            }
        }
        guard let divider = layout.divider else { return }
        for row in divider.row..<divider.endRow {
            canvas.frame.write("│", at: Position(column: divider.column, row: row), style: style, in: area)
        }
        // Title and hints are written over blanks of their own, so that the lines end beside them.
        canvas.frame.write("┬", at: Position(column: divider.column, row: area.row), style: style, in: area)
    }
}
