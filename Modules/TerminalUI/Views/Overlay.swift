/// Something in the middle, mostly a ``Box``, over another view that is drawn first. What it covers doesn't answer to the mouse.
package struct Overlay: View {
    private let base: any View
    private let content: any View
    /// The largest size, in cells; the rows that the content asks for count where that is less.
    private let size: Size

    /// `base` is drawn first, as if nothing lay over it.
    package init(_ content: any View, size: Size, over base: any View) {
        self.base = base
        self.content = content
        self.size = size
    }

    package func draw(on canvas: inout Canvas, in area: Rect) {
        base.draw(on: &canvas, in: area)
        let columns = min(size.columns, area.columns)
        let rows = min(size.rows, content.rows(forColumns: columns) ?? size.rows)
        let place = area.centered(Size(columns: columns, rows: rows))
        canvas.frame.fill(place, style: .plain)
        canvas.frame.cursor = Frame.Cursor(position: place.origin, isVisible: false)
        canvas.coverTargets(in: area)
        content.draw(on: &canvas, in: place)
    }
}
