package import TerminalUI

/// The rows of a list, and below them what there is to say of the selected one, where there is room for that.
package struct RowsView: View {
    /// The name of the rows' mouse targets.
    package static let target = "row"

    private let window: ListWindow
    private let facts: [LabeledRow]?
    private let row: @Sendable (Int) -> any View

    /// - Parameter facts: of the selected row; nil where nothing is ever said below the rows.
    package init(_ window: ListWindow, facts: [LabeledRow]?, row: @escaping @Sendable (Int) -> any View) {
        self.window = window
        self.facts = facts
        self.row = row
    }

    private static let factRows = 7
    /// Below this the rows have all the room.
    private static let rowsForFacts = 14

    /// The rows that the list has in an area of so many.
    package static func listRows(in rows: Int, withFacts: Bool) -> Int {
        withFacts && rows >= rowsForFacts ? rows - factRows - 1 : rows
    }

    package func draw(on canvas: inout Canvas, in area: Rect) {
        let rows = Self.listRows(in: area.rows, withFacts: facts != nil)
        let list = Rect(column: area.column, row: area.row, columns: area.columns, rows: rows)
        List(window, target: Self.target, row: row).draw(on: &canvas, in: list)
        guard rows < area.rows, let facts else { return }
        let line = area.row(at: rows)
        let divider = SafeText(String(repeating: "─", count: line.columns))
        canvas.frame.write(divider, at: line.origin, style: canvas.theme[.border], in: line)
        let below = Rect(
            column: area.column, row: line.endRow, columns: area.columns, rows: area.endRow - line.endRow)
        Stack.column(facts.map { Stack.Item(.natural, $0) }).draw(on: &canvas, in: below)
    }
}
