/// Which rows of a list are seen, and which one is selected: arithmetic only, the rows themselves may be anywhere.
///
/// After every change the selection is a row of the list and is seen, and the window isn't scrolled past the end.
package struct ListWindow: Sendable, Hashable {
    /// Rows in the list.
    package private(set) var count: Int
    /// Rows that fit; at least 1.
    package private(set) var visible: Int
    /// The selected row; 0 in an empty list.
    package private(set) var selection: Int
    /// The first row that is seen.
    package private(set) var offset: Int
    /// Rows kept in view around the selection where there is room.
    package let margin: Int

    /// Any numbers; they are brought in order.
    package init(count: Int = 0, visible: Int = 1, selection: Int = 0, offset: Int = 0, margin: Int = 1) {
        self.count = max(0, count)
        self.visible = max(1, visible)
        self.selection = selection
        self.offset = offset
        self.margin = max(0, margin)
        settle()
    }

    /// True when nothing can be selected.
    package var isEmpty: Bool { count == 0 }

    /// The rows to draw.
    package var range: Range<Int> { offset..<min(count, offset + visible) }

    /// Another number of rows, with the selection at a row that the caller knows to be the same thing.
    package mutating func update(count: Int, selection: Int? = nil) {
        self.count = max(0, count)
        if let selection { self.selection = selection }
        settle()
    }

    /// Another height, in rows of the list; less than 1 counts as 1.
    package mutating func resize(visible: Int) {
        self.visible = max(1, visible)
        settle()
    }

    /// Selects a row, or the nearest that there is.
    package mutating func select(_ row: Int) {
        selection = row
        settle()
    }

    /// Moves the selection; stops at the ends.
    package mutating func move(by rows: Int) {
        let (target, isTooFar) = selection.addingReportingOverflow(rows)
        select(isTooFar ? (rows > 0 ? count - 1 : 0) : target)
    }

    /// Moves by pages, less one row that stays in view; window and selection move together.
    package mutating func movePages(_ pages: Int) {
        scrollAndMove(by: pages * max(1, visible - 1))
    }

    /// Moves by half windows, as Ctrl-D and Ctrl-U do.
    package mutating func moveHalfPages(_ halves: Int) {
        scrollAndMove(by: halves * max(1, visible / 2))
    }

    /// Selects the first row.
    package mutating func selectFirst() { select(0) }
    /// Selects the last row.
    package mutating func selectLast() { select(count - 1) }

    /// Moves the window, as a wheel does; the selection follows only where it would leave it.
    package mutating func scroll(by rows: Int) {
        offset = min(max(0, offset + rows), max(0, count - visible))
        let edge = effectiveMargin
        let low = offset == 0 ? 0 : offset + edge
        let high = offset + visible >= count ? count - 1 : offset + visible - 1 - edge
        selection = min(max(selection, low), max(low, high))
        settle()
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

    private mutating func settle() {
        selection = min(max(0, selection), max(0, count - 1))
        let edge = effectiveMargin
        offset = min(offset, selection - edge)
        offset = max(offset, selection + edge - visible + 1)
        offset = min(max(0, offset), max(0, count - visible))
    }
}
