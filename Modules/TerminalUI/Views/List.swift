/// The visible rows of a list. Rows are made one by one as they are drawn, so the list may have any length.
package struct List: View {
    private let window: ListWindow
    private let rowHeight: Int
    private let isFocused: Bool
    /// The name of the rows' mouse targets, with the row as index; nil for none.
    private let target: String?
    private let row: @Sendable (Int) -> any View

    /// Resize `window` to the area's rows beforehand; otherwise it is fitted for this frame only.
    package init(
        _ window: ListWindow, rowHeight: Int = 1, isFocused: Bool = true, target: String? = nil,
        row: @escaping @Sendable (Int) -> any View
    ) {
        self.window = window
        self.rowHeight = max(1, rowHeight)
        self.isFocused = isFocused
        self.target = target
        self.row = row
    }

    package func draw(on canvas: inout Canvas, in area: Rect) {
        guard !area.isEmpty else { return }
        var window = window
        window.resize(visible: area.rows / rowHeight)
        for index in window.range {
            let place = Rect(
                column: area.column, row: area.row + (index - window.offset) * rowHeight, columns: area.columns,
                rows: rowHeight
            ).intersection(area)
            row(index).draw(on: &canvas, in: place)
            if let target { canvas.addTarget(target, index: index, area: place) }
            guard index == window.selection else { continue }
            canvas.frame.apply(canvas.theme[isFocused ? .selection : .selectionUnfocused], to: place)
            if isFocused { canvas.frame.cursor = Frame.Cursor(position: place.origin, isVisible: false) }
        }
    }
}
