internal import Interaction
package import Models
package import TerminalUI

/// Layout of the window's parts.
package struct WindowLayout: Sendable, Hashable {
    /// Below this nothing can be read.
    package static let smallest = Size(columns: 16, rows: 3)
    /// From so many columns on, a list has its contact beside it.
    package static let columnsForTwoPanes = 100

    /// True if nothing but that can be shown.
    package static func isTooSmall(_ size: Size) -> Bool {
        size.columns < smallest.columns || size.rows < smallest.rows
    }

    /// True if there is room for edges, which hold title and hints.
    static func isFramed(_ size: Size) -> Bool { size.columns >= 40 && size.rows >= 10 }

    let area: Rect
    let isTooSmall: Bool
    let isFramed: Bool
    let title: Rect
    let status: Rect
    let hints: Rect
    package let panes: [Rect]
    /// The line between two panes.
    let divider: Rect?

    /// - Parameter statuses: what the status lines tell, the first first.
    package init(area: Rect, paneCount: Int, statuses: [Status]) {
        self.area = area
        isTooSmall = Self.isTooSmall(area.size)
        isFramed = Self.isFramed(area.size)
        let inner = isFramed ? area.inset(columns: 2, rows: 1) : area
        let statusRows = Self.statusRows(statuses, in: inner, isFramed: isFramed)
        let top = isFramed || area.rows < 4 ? 0 : 1
        let bottom = isFramed || area.rows < 6 ? 0 : 1
        title = isFramed ? area.inset(columns: 2).row(at: 0) : area.row(at: top - 1)
        hints =
            isFramed ? area.inset(columns: 3).row(at: area.rows - 1) : area.row(at: bottom == 1 ? area.rows - 1 : -1)
        let content = Rect(
            column: inner.column, row: inner.row + top, columns: inner.columns,
            rows: inner.rows - top - bottom - statusRows)
        self.status = Rect(
            column: inner.column, row: content.endRow, columns: inner.columns, rows: isTooSmall ? 0 : statusRows)
        guard paneCount > 1 else {
            (panes, divider) = ([content], nil)
            return
        }
        let left = Self.leftColumns(of: content.columns)
        panes = [
            Rect(column: content.column, row: content.row, columns: left, rows: content.rows),
            Rect(
                column: content.column + left + 3, row: content.row, columns: content.columns - left - 3,
                rows: content.rows),
        ]
        divider = Rect(column: content.column + left + 1, row: content.row, columns: 1, rows: content.rows)
    }

    private static func leftColumns(of columns: Int) -> Int { max(44, columns * 45 / 100) }

    /// A frame keeps a row for it, so that nothing moves when it comes; a long one has up to three.
    private static func statusRows(_ statuses: [Status], in area: Rect, isFramed: Bool) -> Int {
        guard !statuses.isEmpty else { return isFramed ? 1 : 0 }
        let needed = statuses.reduce(0) { $0 + max(1, $1.lines(columns: area.columns).count) }
        return min(needed, area.rows >= 14 ? 3 : area.rows >= 8 ? 2 : 1)
    }
}
