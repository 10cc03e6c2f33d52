/// The visible range and selection of a list, independent of its rows.
///
/// After every change the selection is a visible row of the list, and the window doesn't extend past the end.
package struct ListWindow: Sendable, Hashable {
    /// The number of rows in the list.
    package private(set) var count: Int
    /// The number of visible rows, at least 1.
    package private(set) var visible: Int
    /// The selected row; 0 for an empty list.
    package private(set) var selection: Int
    /// The first visible row.
    package private(set) var offset: Int
    /// The number of rows kept visible around the selection if there is room.
    package let margin: Int

    /// Accepts any numbers and clamps them.
    package init(count: Int = 0, visible: Int = 1, selection: Int = 0, offset: Int = 0, margin: Int = 1) {
        self.count = max(0, count)
        self.visible = max(1, visible)
        self.selection = selection
        self.offset = offset
        self.margin = max(0, margin)
        clamp()
    }

    /// True if there is nothing to select.
    package var isEmpty: Bool { count == 0 }

    /// The rows to draw.
    package var range: Range<Int> { offset..<min(count, offset + visible) }

    /// Changes the number of rows, with the selection at the row that the caller identifies.
    package mutating func update(count: Int, selection: Int? = nil) {
        self.count = max(0, count)
        if let selection { self.selection = selection }
        clamp()
    }

    /// Changes the height in rows; values below 1 count as 1.
    package mutating func resize(visible: Int) {
        self.visible = max(1, visible)
        clamp()
    }

    /// Selects a row, clamped to the list.
    package mutating func select(_ row: Int) {
        selection = row
        clamp()
    }

    /// Moves the selection, clamped at the ends.
    package mutating func move(by rows: Int) {
        let (target, isTooFar) = selection.addingReportingOverflow(rows)
        select(isTooFar ? (rows > 0 ? count - 1 : 0) : target)
    }

    /// Moves by pages minus one row that stays visible; window and selection move together.
    package mutating func movePages(_ pages: Int) {
        scrollAndMove(by: pages * max(1, visible - 1))
    }

    /// Moves by half pages, like Ctrl-D and Ctrl-U.
    package mutating func moveHalfPages(_ halves: Int) {
        scrollAndMove(by: halves * max(1, visible / 2))
    }

    /// Selects the first row.
    package mutating func selectFirst() { select(0) }
    /// Selects the last row.
    package mutating func selectLast() { select(count - 1) }

    /// Scrolls the window like a mouse wheel; the selection moves only to stay visible.
    package mutating func scroll(by rows: Int) {
        offset = min(max(0, offset + rows), max(0, count - visible))
        let edge = effectiveMargin
        let low = offset == 0 ? 0 : offset + edge
        let high = offset + visible >= count ? count - 1 : offset + visible - 1 - edge
        selection = min(max(selection, low), max(low, high))
        clamp()
    }

    /// The row at a line of the window; nil below the last one.
    package func row(atLine line: Int) -> Int? {
        let row = offset + line
        return line >= 0 && line < visible && row < count ? row : nil
    }

    private mutating func scrollAndMove(by rows: Int) {
        offset += rows
        select(selection + rows)
    }

    private var effectiveMargin: Int { min(margin, (visible - 1) / 2) }

    private mutating func clamp() {
        selection = min(max(0, selection), max(0, count - 1))
        let edge = effectiveMargin
        offset = min(offset, selection - edge)
        offset = max(offset, selection + edge - visible + 1)
        offset = min(max(0, offset), max(0, count - visible))
    }
}
