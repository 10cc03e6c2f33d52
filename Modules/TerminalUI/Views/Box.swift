/// A view with a border and a title. Too small an area has no border.
package struct Box: View {
    private let title: StyledText
    private let footer: StyledText
    private let content: any View

    /// The title is in the upper border at the left, the footer in the lower one at the right.
    package init(title: StyledText = "", footer: StyledText = "", _ content: any View) {
        self.title = title
        self.footer = footer
        self.content = content
    }

    package func draw(on canvas: inout Canvas, in area: Rect) {
        guard area.columns >= 3, area.rows >= 3 else { return content.draw(on: &canvas, in: area) }
        let style = canvas.theme[.border]
        let last = area.endRow - 1
        let inner = String(repeating: "─", count: area.columns - 2)
        for (row, left, right) in [(area.row, "┌", "┐"), (last, "└", "┘")] {
            let text = SafeText("\(left)\(inner)\(right)")
            canvas.frame.write(text, at: Position(column: area.column, row: row), style: style, in: area)
        }
        for row in (area.row + 1)..<last {
            canvas.frame.write("│", at: Position(column: area.column, row: row), style: style, in: area)
            canvas.frame.write("│", at: Position(column: area.endColumn - 1, row: row), style: style, in: area)
        }
        let edge = area.inset(columns: 2)
        if !title.isEmpty { canvas.write(" " + title + " ", in: edge.row(at: 0)) }
        if !footer.isEmpty { canvas.write(" " + footer + " ", alignment: .trailing, in: edge.row(at: area.rows - 1)) }
        content.draw(on: &canvas, in: area.inset(columns: Self.edge(area.columns), rows: 1))
    }

    package func rows(forColumns columns: Int) -> Int? {
        content.rows(forColumns: Self.contentColumns(ofColumns: columns)).map { $0 + 2 }
    }

    /// The columns inside a border of `columns` columns.
    package static func contentColumns(ofColumns columns: Int) -> Int { max(0, columns - 2 * edge(columns)) }

    private static func edge(_ columns: Int) -> Int { columns >= 8 ? 2 : 1 }
}
