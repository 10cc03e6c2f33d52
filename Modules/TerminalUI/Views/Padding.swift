/// A view with blank columns and rows around it.
package struct Padding: View {
    private let columns: Int
    private let rows: Int
    private let content: any View

    /// So many on each side; less where the area is too small.
    package init(columns: Int = 0, rows: Int = 0, _ content: any View) {
        self.columns = max(0, columns)
        self.rows = max(0, rows)
        self.content = content
    }

    package func draw(on canvas: inout Canvas, in area: Rect) {
        content.draw(on: &canvas, in: area.inset(columns: columns, rows: rows))
    }

    package func rows(forColumns columns: Int) -> Int? {
        content.rows(forColumns: max(0, columns - 2 * self.columns)).map { $0 + 2 * rows }
    }
}
