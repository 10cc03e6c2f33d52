/// A view model that shows rows of the store, one of them selected, and follows the store's changes.
@MainActor
package protocol StoredRows: ChangeReporting {
    var store: any ContactStore { get }
    var phase: ReadPhase { get }
    var rowCount: Int { get }
    /// Index of the selected row, from 0.
    var selectedRow: Int { get }

    /// Selects a row; the nearest one where there is no such row.
    func select(_ row: Int)
    /// Reads the rows: at first, and after ``ReadPhase/failed(_:)``. The selection stays on what it is on; where that is
    /// gone, on the row.
    func reload()
    /// The user wants to go back.
    func back()
    /// Answers an open question with no: nothing is changed.
    func keep()
}

extension StoredRows {
    /// The store could not be read when that was tried last.
    package var isFailed: Bool {
        if case .failed = phase { true } else { false }
    }

    /// The row of this number; the nearest one where there is no such row.
    package func nearestRow(to row: Int) -> Int { max(0, min(row, rowCount - 1)) }

    /// Index to select after a reload: the same item's, or the same index if the item is gone.
    package func selection<Row: Identifiable>(keeping selected: Row?, among rows: [Row]) -> Int {
        let place = selected.flatMap { selected in rows.firstIndex { $0.id == selected.id } }
        return place ?? max(0, min(selectedRow, rows.count - 1))
    }

    /// Reads the store, and again after each of its changes, until the task is canceled. Only this process's changes are
    /// seen (``ContactStore/changes()``).
    package func followChanges() async {
        let changes = store.changes()
        reload()
        for await _ in changes { reload() }
    }
}
