package import Keys
package import TerminalUI

/// The keys of a screen, from the table of keys, over that screen.
package struct HelpView: View {
    /// Screen below it.
    package let base: any View
    package let context: KeyContext
    package let firstLine: Int
    /// The terminal has signs for keys (``KeyLabel``).
    package let isUTF8: Bool

    package init(_ context: KeyContext, firstLine: Int = 0, isUTF8: Bool = true, over base: any View) {
        self.isUTF8 = isUTF8
        self.context = context
        self.firstLine = firstLine
        self.base = base
    }

    private static let columns = 64
    /// Columns of the edge beside its text: corners, lines and blanks.
    private static let edgeColumns = 6

    /// Total number of lines.
    package static func lineCount(_ context: KeyContext) -> Int { lines(context, isUTF8: true).count }

    /// Number of visible lines in a terminal.
    package static func visibleLines(in size: Size) -> Int {
        let rows = DialogRoom.rows(in: size)
        return max(0, rows - (rows >= 3 ? 2 : 0))
    }

    package func draw(on canvas: inout Canvas, in area: Rect) {
        let lines = Self.lines(context, isUTF8: isUTF8)
        let first = min(max(0, firstLine), lines.count)
        let shown = first..<min(lines.count, first + Self.visibleLines(in: area.size))
        let columns = min(Self.columns, area.columns)
        let edge = DialogEdge(shown: shown, total: lines.count)
        let box = Box(
            title: StyledText("Keys: \(context.title)", .title),
            footer: edge.text(columns: columns - Self.edgeColumns), Text(Array(lines[shown])))
        Overlay(
            box, size: Size(columns: columns, rows: lines.count + 2), leaving: DialogRoom.hintRows(in: area.size),
            over: base
        ).draw(on: &canvas, in: area)
    }

    private static func lines(_ context: KeyContext, isUTF8: Bool) -> [StyledText] {
        let bindings = KeyTable.bindings(in: context)
        let width = bindings.map { $0.label.text(isUTF8: isUTF8).displayWidth }.max() ?? 0
        let groups = [context, .lineEditing, .everywhere].map { place in
            let heading = place == context ? [] : [StyledText(place.title, .label)]
            let rows = bindings.filter { $0.context == place }.map { binding in
                StyledText(binding.label.text(isUTF8: isUTF8).padded(toWidth: width), .key) + "  "
                    + StyledText(binding.help)
            }
            return rows.isEmpty ? [] : heading + rows
        }
        let mouse: StyledText = "Click to select, click again to open. Hold Shift to select text."
        return groups.joined() + [mouse]
    }
}
