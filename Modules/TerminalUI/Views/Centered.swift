/// A view centered in its area, with its natural height.
package struct Centered: View {
    private let columns: Int
    private let content: any View

    /// At most `columns` wide.
    package init(columns: Int = .max, _ content: any View) {
        self.columns = columns
        self.content = content
    }

    package func draw(on canvas: inout Canvas, in area: Rect) {
        let width = min(columns, area.columns)
        let height = content.rows(forColumns: width) ?? area.rows
        content.draw(on: &canvas, in: area.centered(Size(columns: width, rows: height)))
    }
}
