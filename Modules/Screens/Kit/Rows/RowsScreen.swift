internal import Interaction
package import Keys
package import Models
package import Persistence
package import TerminalUI

/// A screen that is one list of rows: all that books, trash and outbox have in common. Each says what its rows are, and
/// what is done to them beyond moving.
@MainActor
package protocol RowsScreen: Screen {
    associatedtype Model: StoredRows
    var viewModel: Model { get }
    var tools: RowsTools { get }
    /// There are facts of the selected row below the rows.
    var hasFacts: Bool { get }
    /// Times whose ages are shown in the rows of the window.
    var shownMoments: [Timestamp] { get }
    /// Does what the screen does beyond going back and moving over the rows.
    func performOnRows(_ action: Action)
    /// Goes back, where nothing else is to be left first.
    func leave()
}

extension RowsScreen {
    package var fillsWindow: Bool { true }
    package var hasFacts: Bool { true }
    package var status: Status? { outcome }

    /// Number of rows; nil where there are none.
    package var count: String? { viewModel.rowCount == 0 ? nil : viewModel.rowCount.grouped }

    /// Result or error of the last action.
    package var outcome: Status? {
        let report = viewModel.report
        return report.failure.map { Status($0) } ?? report.done.map { Status(.note, $0) }
    }

    package func layOut(in size: Size) {
        tools.window.resize(visible: RowsView.listRows(in: size.rows, withFacts: hasFacts))
        updateWindow()
        tools.aging.shows(anyOf: shownMoments, now: tools.clock.now())
    }

    package func live() async { await viewModel.followChanges() }

    package func reload() { viewModel.reload() }

    package func close() { stopTimers() }

    package func stopTimers() {
        tools.patience.stop()
        tools.aging.stop()
    }

    package func forgetNotice() { viewModel.forgetOutcome() }

    package func leave() { viewModel.back() }

    package func perform(_ action: Action) {
        switch action {
        case .back: leave()
        case _ where action.movesOverRows: move { $0.move(action) }
        default: performOnRows(action)
        }
    }

    /// Moves the window and the selection, as far as there are rows.
    package func move(_ change: (inout ListWindow) -> Void) {
        updateWindow()
        change(&tools.window)
        viewModel.select(tools.window.selection)
    }

    package func scroll(by rows: Int) { move { $0.scroll(by: rows) } }

    package func click(_ target: Canvas.Target) {
        if target.name == RowsView.target { viewModel.select(target.index) }
    }

    /// The same where a click on the selected row opens it.
    package func click(_ target: Canvas.Target, opening open: () -> Void) {
        guard target.name == RowsView.target else { return }
        let isSelected = target.index == viewModel.selectedRow
        viewModel.select(target.index)
        if isSelected { open() }
    }

    /// Has a change made that was agreed to, and tells what came of it, wherever the user is by then.
    package func make(unlessMade what: String, _ change: @escaping @MainActor (Model) async -> Void) {
        Task.immediate { [viewModel, tools] in
            await tools.dialogs.follow(unlessMade: what, by: viewModel, change)
        }
    }

    /// Asks before a change. It is made if the user agrees; otherwise everything is kept.
    package func ask(
        _ question: Question, unlessMade what: String, _ change: @escaping @MainActor (Model) async -> Void
    ) {
        tools.dialogs.confirm(
            Confirmation(question) { [self] agrees in
                if agrees { make(unlessMade: what, change) } else { viewModel.keep() }
            })
    }

    private func updateWindow() { tools.window.update(count: viewModel.rowCount, selection: viewModel.selectedRow) }
}
