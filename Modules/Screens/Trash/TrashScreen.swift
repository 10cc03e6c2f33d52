package import Keys
package import Models
internal import Navigation
package import ScreenKit
package import TerminalUI
package import TrashFeature

/// The trash on the terminal: its view model, and where the list is scrolled.
@MainActor
package final class TrashScreen: RowsScreen {
    private let viewModel: TrashViewModel
    private let dialogs: any Dialogs
    private let clock: WallClock
    package var window = ListWindow()
    private let aging: RelativeTimeRefresher

    package init(
        viewModel: TrashViewModel, dialogs: any Dialogs, clock: WallClock,
        onChange: @escaping @MainActor () -> Void
    ) {
        self.viewModel = viewModel
        self.dialogs = dialogs
        self.clock = clock
        aging = RelativeTimeRefresher(onChange)
        viewModel.reload()
    }

    private var state: TrashState { viewModel.state }

    package var rowCount: Int { state.rows.count }
    package var selectedRow: Int { state.selection }
    package func select(_ row: Int) { viewModel.select(row) }

    // MARK: - What is shown

    package let context = KeyContext.trash
    package let fillsWindow = true
    package var title: String { "trash" }
    package var info: [String] {
        [state.hasPicked ? "\(state.chosen.count.grouped) selected" : nil, state.rows.count.grouped]
            .compactMap(\.self)
    }

    package var status: Status? { (state.failure ?? state.unsent).map { Status($0) } ?? state.done.map { Status(.note, $0) } }

    package func offers(_ action: Action) -> Bool {
        switch action {
        case .help, .palette, .back, .undo, .redo: true
        case .restore: isFailed || !state.rows.isEmpty
        case .select, .selectRange, .emptyTrash: !state.rows.isEmpty
        case _ where action.movesOverRows: !state.rows.isEmpty
        default: false
        }
    }

    package func refusal(of action: Action) -> String? {
        switch action {
        case .restore, .select, .selectRange, .emptyTrash: "The trash is empty."
        default: nil
        }
    }

    package func layOut(in size: Size) {
        window.resize(visible: size.rows)
        window.update(count: state.rows.count, selection: state.selection)
        aging.shows(anyOf: state.rows[window.range].map(\.deleted), now: clock.now())
    }

    package func view(isFocused: Bool) -> any View { TrashView(state, window: window, now: clock.now()) }

    package func live() async { await viewModel.followChanges() }

    package func reload() { viewModel.reload() }

    package func close() { aging.stop() }

    // MARK: - What a person does

    package func perform(_ action: Action) {
        switch action {
        case .restore: if isFailed { viewModel.reload() } else { restore() }
        case .undo: change(unlessMade: "nothing was taken back") { await $0.undo() }
        case .redo: change(unlessMade: "nothing was done again") { await $0.redo() }
        case .select:
            viewModel.toggleMark()
            move { $0.move(by: 1) }
        case .selectRange: viewModel.toggleRange()
        case .emptyTrash: empty()
        case .back: if state.hasPicked { viewModel.clearMarks() } else { viewModel.back() }
        case _ where action.movesOverRows: move { $0.move(action) }
        default: break
        }
    }

    package func forgetNotice() {
        viewModel.forgetOutcome()
        viewModel.forgetUnsent()
    }

    // MARK: -

    private var isFailed: Bool {
        if case .failed = state.phase { true } else { false }
    }

    private func change(unlessMade what: String, _ body: @escaping @MainActor (TrashViewModel) async -> Void) {
        Task.immediate { [viewModel, dialogs] in
            await dialogs.follow(unlessMade: what, by: viewModel, body)
        }
    }

    private func restore() {
        let rows = state.rows.filter { state.chosen.contains($0.id) }
        let name = rows.first?.name.nonBlank?.quoted ?? "the contact"
        let what = rows.count > 1 ? "\(rows.count.counted("contact")) were" : "\(name) was"
        change(unlessMade: "\(what) not brought back") { await $0.restore() }
    }

    private func empty() {
        viewModel.askToEmpty()
        guard let emptying = state.emptying else { return }
        dialogs.confirm(
            Confirmation(emptying: emptying) { [viewModel, dialogs] agrees in
                guard agrees else { return viewModel.keep() }
                Task.immediate {
                    await dialogs.follow(unlessMade: "the trash was not emptied", by: viewModel) { await $0.empty() }
                }
            })
    }
}
