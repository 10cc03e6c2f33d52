internal import Interaction
package import Keys
package import Models
internal import Navigation
package import OutboxFeature
internal import Persistence
package import ScreenKit
package import TerminalUI

/// The outbox on the terminal.
@MainActor
package final class OutboxScreen: RowsScreen {
    package let viewModel: OutboxViewModel
    package let tools: RowsTools

    package init(viewModel: OutboxViewModel, tools: RowsTools) {
        self.viewModel = viewModel
        self.tools = tools
        viewModel.reload()
    }

    private var state: OutboxState { viewModel.state }

    // MARK: - Presentation

    package let context = KeyContext.outbox
    package var title: String { "outbox" }
    package var info: [String] { [count].compactMap(\.self) }

    package var status: Status? {
        if tools.patience.isOver(whileWorking: state.sending != nil), let book = state.sending {
            return Status(.progress, "Sending the changes of \(book)…")
        }
        return outcome
    }

    package func offers(_ action: Action) -> Bool {
        switch action {
        case .help, .palette, .back: true
        case .retry: viewModel.isFailed || state.rows.contains { $0.entry != nil }
        case .open, .drop: !state.rows.isEmpty
        case .edit: state.selected?.isDeleted == false
        case .conflict: state.selected?.conflict != nil
        case _ where action.movesOverRows: !state.rows.isEmpty
        default: false
        }
    }

    package func hint(of action: Action) -> String? { action == .retry && viewModel.isFailed ? "reload" : nil }

    package func refusal(of action: Action) -> String? {
        switch action {
        case .edit where !state.rows.isEmpty: "The contact is in the trash. Press Enter to open it there."
        case .conflict where !state.rows.isEmpty: "This contact has no conflict."
        case .retry, .open, .drop, .edit, .conflict: "The outbox is empty."
        default: nil
        }
    }

    package func view(isFocused: Bool) -> any View { OutboxView(state, window: tools.window, now: tools.clock.now()) }

    package var shownMoments: [Timestamp] { state.rows[tools.window.range].compactMap(\.entry?.created) }

    // MARK: - Actions

    package func performOnRows(_ action: Action) {
        switch action {
        case .open: viewModel.open()
        case .retry: if viewModel.isFailed { viewModel.reload() } else { retry() }
        case .edit: viewModel.edit()
        case .conflict: viewModel.resolveConflict()
        case .drop: drop()
        default: break
        }
    }

    package func click(_ target: Canvas.Target) { click(target, opening: viewModel.open) }

    // MARK: -

    /// A started delivery runs to its end, also if the user leaves the screen.
    private func retry() {
        tools.taskRunner.run { [viewModel] in await viewModel.retry() }
    }

    private func drop() {
        viewModel.askToDrop()
        guard let drop = state.drop else { return }
        let name = drop.name.nonBlank ?? "the contact"
        ask(drop.question, unlessMade: "couldn't drop the change to \(name)") { await $0.drop() }
    }
}
