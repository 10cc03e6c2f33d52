internal import Keys
internal import TerminalUI

/// A screen that is one list of rows: how it is moved in and clicked.
@MainActor
protocol RowsScreen: Screen {
    var window: ListWindow { get set }
    /// How many rows there are, and which one is selected, by the view model.
    var rowCount: Int { get }
    var selectedRow: Int { get }
    func select(_ row: Int)
}

extension RowsScreen {
    /// Moves the window and the selection, as far as there are rows.
    func move(_ change: (inout ListWindow) -> Void) {
        window.update(count: rowCount, selection: selectedRow)
        change(&window)
        select(window.selection)
    }

    func scroll(by rows: Int) { move { $0.scroll(by: rows) } }

    func click(_ target: Canvas.Target) {
        if target.name == RowsView.target { select(target.index) }
    }

    /// The same where a click on the selected row opens it.
    func click(_ target: Canvas.Target, opening open: () -> Void) {
        guard target.name == RowsView.target else { return }
        let isSelected = target.index == selectedRow
        select(target.index)
        if isSelected { open() }
    }
}
