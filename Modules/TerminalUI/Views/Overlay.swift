/// A centered view, usually a ``Box``, over another view that is drawn first. The covered part doesn't respond to the
/// mouse.
package struct Overlay: View {
    private let base: any View
    private let content: any View
    /// The maximum size in cells; the content's natural height applies if it is smaller.
    private let size: Size
    private let bottom: Int

    /// `base` is drawn first, as if nothing covered it.
    ///
    /// - Parameter bottom: rows at the lower end that stay uncovered.
    package init(_ content: any View, size: Size, leaving bottom: Int = 0, over base: any View) {
        self.base = base
        self.content = content
        self.size = size
        self.bottom = bottom
    }

    package func draw(on canvas: inout Canvas, in area: Rect) {
        base.draw(on: &canvas, in: area)
        let columns = min(size.columns, area.columns)
        let rows = min(size.rows, content.rows(forColumns: columns) ?? size.rows, area.rows - bottom)
        let room = Rect(column: area.column, row: area.row, columns: area.columns, rows: area.rows - bottom)
        let place = room.centered(Size(columns: columns, rows: rows))
        canvas.frame.fill(place, style: .plain)
        canvas.frame.cursor = Frame.Cursor(position: place.origin, isVisible: false)
        canvas.coverTargets(in: area)
        content.draw(on: &canvas, in: place)
    }
}
