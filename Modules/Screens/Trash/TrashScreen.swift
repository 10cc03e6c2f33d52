internal import Interaction
package import Keys
package import Models
internal import Navigation
internal import Persistence
package import ScreenKit
package import TerminalUI
package import TrashFeature

/// The trash on the terminal.
@MainActor
package final class TrashScreen: RowsScreen {
    package let viewModel: TrashViewModel
    package let tools: RowsTools

    package init(viewModel: TrashViewModel, tools: RowsTools) {
        self.viewModel = viewModel
        self.tools = tools
        viewModel.reload()
    }

    private var state: TrashState { viewModel.state }

    // MARK: - Presentation

    package let context = KeyContext.trash
    package let hasFacts = false
    package var title: String { "trash" }
    package var info: [String] {
        [state.hasPicked ? "\(state.chosen.count.grouped) selected" : nil, count].compactMap(\.self)
    }

    package var status: Status? { state.failure.map { Status($0) } ?? state.unsent.map { Status($0) } ?? outcome }

    package func offers(_ action: Action) -> Bool {
        switch action {
        case .help, .palette, .back, .undo, .redo: true
        case .restore: viewModel.isFailed || !state.rows.isEmpty
        case .select, .selectRange, .emptyTrash: !state.rows.isEmpty
        case _ where action.movesOverRows: !state.rows.isEmpty
        default: false
        }
    }

    package func hint(of action: Action) -> String? { action == .restore && viewModel.isFailed ? "reload" : nil }

    package func effect(of action: Action) -> String? {
        action.effect(undo: viewModel.summaryOfUndo, redo: viewModel.summaryOfRedo)
    }

    package func refusal(of action: Action) -> String? {
        switch action {
        case .restore, .select, .selectRange, .emptyTrash: "The trash is empty."
        default: nil
        }
    }

    package func view(isFocused: Bool) -> any View { TrashView(state, window: tools.window, now: tools.clock.now()) }

    package var shownMoments: [Timestamp] { state.rows[tools.window.range].map(\.deleted) }

    // MARK: - Actions

    package func performOnRows(_ action: Action) {
        switch action {
        case .restore: if viewModel.isFailed { viewModel.reload() } else { restore() }
        case .undo: make(unlessMade: "couldn't undo") { await $0.undo() }
        case .redo: make(unlessMade: "couldn't redo") { await $0.redo() }
        case .select:
            viewModel.toggleMark()
            move { $0.move(by: 1) }
        case .selectRange: viewModel.toggleRange()
        case .emptyTrash: empty()
        default: break
        }
    }

    package func forgetNotice() {
        viewModel.forgetOutcome()
        viewModel.forgetUnsent()
    }

    package func leave() { if state.hasPicked { viewModel.clearMarks() } else { viewModel.back() } }

    // MARK: -

    private func restore() {
        let rows = state.rows.filter { state.chosen.contains($0.id) }
        let name = rows.first?.name.nonBlank ?? "the contact"
        let what = rows.count > 1 ? rows.count.counted("contact") : name
        make(unlessMade: "couldn't restore \(what)") { await $0.restore() }
    }

    private func empty() {
        viewModel.askToEmpty()
        guard let emptying = state.emptying else { return }
        ask(emptying.question, unlessMade: "couldn't empty the trash") { await $0.empty() }
    }
}
