package import Keys
package import Models
internal import Navigation
package import OutboxFeature
internal import Persistence
package import ScreenKit
package import TerminalUI

/// The outbox on the terminal: its view model, and where the list is scrolled.
@MainActor
package final class OutboxScreen: RowsScreen {
    private let viewModel: OutboxViewModel
    private let dialogs: any Dialogs
    private let clock: WallClock
    private let taskRunner: TaskRunner
    package var window = ListWindow()
    private let patience: BusyIndicatorDelay
    private let aging: RelativeTimeRefresher

    package init(
        viewModel: OutboxViewModel, dialogs: any Dialogs, clock: WallClock, taskRunner: TaskRunner,
        onChange: @escaping @MainActor () -> Void
    ) {
        self.viewModel = viewModel
        self.dialogs = dialogs
        self.clock = clock
        self.taskRunner = taskRunner
        patience = BusyIndicatorDelay(onChange)
        aging = RelativeTimeRefresher(onChange)
        viewModel.reload()
    }

    private var state: OutboxState { viewModel.state }

    package var rowCount: Int { state.rows.count }
    package var selectedRow: Int { state.selection }
    package func select(_ row: Int) { viewModel.select(row) }

    // MARK: - What is shown

    package let context = KeyContext.outbox
    package let fillsWindow = true
    package var title: String { "outbox" }
    package var info: [String] { [state.rows.count.grouped] }

    package var status: Status? {
        if patience.isOver(whileWorking: state.sending != nil), let book = state.sending {
            return Status(.progress, "Sending the changes of \(book) …")
        }
        return state.failure.map { Status($0) } ?? state.done.map { Status(.note, $0) }
    }

    package func offers(_ action: Action) -> Bool {
        switch action {
        case .help, .palette, .back: true
        case .retry: isFailed || state.rows.contains { $0.entry != nil }
        case .open, .drop: !state.rows.isEmpty
        case .edit: state.selected?.isDeleted == false
        case .conflict: state.selected?.conflict != nil
        case _ where action.movesOverRows: !state.rows.isEmpty
        default: false
        }
    }

    package func refusal(of action: Action) -> String? {
        switch action {
        case .edit where !state.rows.isEmpty: "The contact is in the trash: Enter goes there."
        case .conflict where !state.rows.isEmpty: "Only one side has changed this contact."
        case .retry, .open, .drop, .edit, .conflict: "Nothing waits to be sent."
        default: nil
        }
    }

    package func layOut(in size: Size) {
        window.resize(visible: RowsView.listRows(in: size.rows, withFacts: true))
        window.update(count: state.rows.count, selection: state.selection)
        aging.shows(anyOf: state.rows[window.range].compactMap(\.entry?.created), now: clock.now())
    }

    package func view(isFocused: Bool) -> any View { OutboxView(state, window: window, now: clock.now()) }

    package func live() async { await viewModel.followChanges() }

    package func reload() { viewModel.reload() }

    package func close() {
        patience.stop()
        aging.stop()
    }

    // MARK: - What a person does

    package func perform(_ action: Action) {
        switch action {
        case .open: viewModel.open()
        case .retry: if isFailed { viewModel.reload() } else { retry() }
        case .edit: viewModel.edit()
        case .conflict: viewModel.settle()
        case .drop: drop()
        case .back: viewModel.back()
        case _ where action.movesOverRows: move { $0.move(action) }
        default: break
        }
    }

    package func click(_ target: Canvas.Target) { click(target, opening: viewModel.open) }

    package func forgetNotice() { viewModel.forgetOutcome() }

    // MARK: -

    private var isFailed: Bool {
        if case .failed = state.phase { true } else { false }
    }

    /// What was begun to be sent is sent to its end, also where the person goes on to another screen.
    private func retry() {
        taskRunner.run { [viewModel] in await viewModel.retry() }
    }

    private func drop() {
        viewModel.askToDrop()
        guard let drop = state.drop else { return }
        dialogs.confirm(
            Confirmation(givingUp: drop) { [viewModel, dialogs] agrees in
                guard agrees else { return viewModel.keep() }
                Task.immediate {
                    let what = "the change of \(drop.name.nonBlank?.quoted ?? "the contact") was not given up"
                    await dialogs.follow(unlessMade: what, by: viewModel) { await $0.drop() }
                }
            })
    }
}
