internal import Keys
package import TerminalUI

/// A screen that is one list of rows: how it is moved in and clicked.
@MainActor
package protocol RowsScreen: Screen {
    var window: ListWindow { get set }
    /// How many rows there are, and which one is selected, by the view model.
    var rowCount: Int { get }
    var selectedRow: Int { get }
    func select(_ row: Int)
}

extension RowsScreen {
    /// Moves the window and the selection, as far as there are rows.
    package func move(_ change: (inout ListWindow) -> Void) {
        window.update(count: rowCount, selection: selectedRow)
        change(&window)
        select(window.selection)
    }

    package func scroll(by rows: Int) { move { $0.scroll(by: rows) } }

    package func click(_ target: Canvas.Target) {
        if target.name == RowsView.target { select(target.index) }
    }

    /// The same where a click on the selected row opens it.
    package func click(_ target: Canvas.Target, opening open: () -> Void) {
        guard target.name == RowsView.target else { return }
        let isSelected = target.index == selectedRow
        select(target.index)
        if isSelected { open() }
    }
}
