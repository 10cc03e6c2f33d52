internal import AddressBooks
package import BooksFeature
internal import Interaction
package import Keys
package import Models
internal import Navigation
internal import Persistence
package import ScreenKit
internal import Sync
package import TerminalUI

/// The address books on the terminal.
@MainActor
package final class BooksScreen: RowsScreen {
    package let viewModel: BooksViewModel
    package let tools: RowsTools
    private var refreshing: [Task<Void, Never>] = []

    package init(viewModel: BooksViewModel, tools: RowsTools) {
        self.viewModel = viewModel
        self.tools = tools
        viewModel.reload()
    }

    private var state: BooksState { viewModel.state }

    // MARK: - Presentation

    package let context = KeyContext.books
    package var title: String { "address books" }
    package var info: [String] { state.books.isEmpty ? [] : [state.books.count.grouped] }

    package var status: Status? {
        if let outcome { return outcome }
        let activity = state.activity.min { $0.key < $1.key }
        guard tools.patience.isOver(whileWorking: activity != nil), let activity else { return nil }
        return Status(.progress, "Refreshing \(activity.key) · \(activity.value.text)")
    }

    package var storing: String? { state.activity.first { $0.value == .storing }?.key }

    package func offers(_ action: Action) -> Bool {
        switch action {
        case .help, .palette, .back, .addBook: true
        case .open: state.rowCount > 0
        case .delete: state.selected != nil
        case .edit: state.selected?.book.directory != nil
        case .refresh: viewModel.isFailed || state.books.contains { $0.book.directory != nil }
        case _ where action.movesOverRows: state.rowCount > 0
        default: false
        }
    }

    package func hint(of action: Action) -> String? { action == .refresh && viewModel.isFailed ? "reload" : nil }

    package func refusal(of action: Action) -> String? {
        switch action {
        case .open: "No address books yet. Press n to add one."
        case .delete: state.rowCount == 0 ? "No address books yet." : "Select the address book to remove."
        case .edit:
            state.rowCount == 0
                ? "No address books yet."
                : state.selected.map {
                    "\($0.book.name) is a local address book: it has no directory."
                }
                    ?? "Select the address book to edit."
        case .refresh: state.rowCount == 0 ? "No address books yet." : "No address book has a directory."
        default: nil
        }
    }

    package func view(isFocused: Bool) -> any View { BooksView(state, window: tools.window, now: tools.clock.now()) }

    package var shownMoments: [Timestamp] { state.books.compactMap(\.status.lastSuccess) }

    package func close() {
        for task in refreshing { task.cancel() }
        stopTimers()
    }

    // MARK: - Actions

    package func performOnRows(_ action: Action) {
        switch action {
        case .open: viewModel.open()
        case .addBook: viewModel.add()
        case .edit: viewModel.edit()
        case .delete: remove()
        case .refresh: if viewModel.isFailed { viewModel.reload() } else { refresh { await $0.refresh() } }
        default: break
        }
    }

    package func click(_ target: Canvas.Target) { click(target, opening: viewModel.open) }

    // MARK: -

    private func remove() {
        viewModel.askToRemove()
        guard let removal = state.removal else { return }
        ask(removal.question, unlessMade: "couldn't remove the address book \(removal.book)") { await $0.remove() }
    }

    private func refresh(_ work: @escaping @MainActor @Sendable (BooksViewModel) async -> Void) {
        refreshing.append(
            tools.taskRunner.run { [weak self, viewModel] in
                await work(viewModel)
                self?.askAboutHeldBack()
            })
    }

    private func askAboutHeldBack() {
        guard let heldBack = state.heldBack else { return }
        tools.dialogs.confirm(
            Confirmation(heldBack.question) { [weak self, viewModel] agrees in
                if agrees { self?.refresh { await $0.agreeToRemoval() } } else { viewModel.declineRemoval() }
            })
    }
}
