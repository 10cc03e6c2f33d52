internal import TerminalUI

/// Room for the boxes of dialogs: all but the hints, which tell their keys.
enum DialogRoom {
    /// Rows at the lower end that no box covers.
    static func hintRows(in size: Size) -> Int { WindowLayout.isFramed(size) ? 1 : 0 }

    /// Rows that a box may have.
    static func rows(in size: Size) -> Int { size.rows - hintRows(in: size) }
}
