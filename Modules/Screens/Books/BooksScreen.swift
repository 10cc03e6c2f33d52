package import BooksFeature
package import Keys
package import Models
internal import Navigation
internal import Persistence
package import ScreenKit
internal import Sync
package import TerminalUI

/// The address books on the terminal: their view model, and where the list is scrolled.
@MainActor
package final class BooksScreen: RowsScreen {
    private let viewModel: BooksViewModel
    private let dialogs: any Dialogs
    private let clock: WallClock
    private let taskRunner: TaskRunner
    package var window = ListWindow()
    private var refreshing: [Task<Void, Never>] = []
    private let patience: BusyIndicatorDelay
    private let aging: RelativeTimeRefresher

    package init(
        viewModel: BooksViewModel, dialogs: any Dialogs, clock: WallClock, taskRunner: TaskRunner,
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

    private var state: BooksState { viewModel.state }

    package var rowCount: Int { state.rowCount }
    package var selectedRow: Int { state.selection }
    package func select(_ row: Int) { viewModel.select(row) }

    // MARK: - What is shown

    package let context = KeyContext.books
    package let fillsWindow = true
    package var title: String { "address books" }
    package var info: [String] { state.books.isEmpty ? [] : [state.books.count.counted("book")] }

    package var status: Status? {
        if let failure = state.failure { return Status(failure) }
        if let done = state.done { return Status(.note, done) }
        let activity = state.activity.min { $0.key < $1.key }
        guard patience.isOver(whileWorking: activity != nil), let activity else { return nil }
        return Status(.progress, "Refreshing \(activity.key): \(activity.value.text) …")
    }

    package var storing: String? { state.activity.first { $0.value == .storing }?.key }

    package func offers(_ action: Action) -> Bool {
        switch action {
        case .help, .palette, .back, .addBook: true
        case .open: state.rowCount > 0
        case .delete: state.selected != nil
        case .edit: state.selected?.book.directory != nil
        case .refresh: isFailed || state.books.contains { $0.book.directory != nil }
        case _ where action.movesOverRows: state.rowCount > 0
        default: false
        }
    }

    package func refusal(of action: Action) -> String? {
        switch action {
        case .open: "There is no book here: n adds one."
        case .delete: state.rowCount == 0 ? "There is no book here." : "Select the book that is to be removed."
        case .edit:
            state.rowCount == 0
                ? "There is no book here."
                : state.selected.map {
                    "The book \($0.book.name.quoted) is on this machine only: it is bound to nothing."
                }
                    ?? "Select the book that is to be changed."
        case .refresh: state.rowCount == 0 ? "There is no book here." : "No book here is bound to a directory."
        default: nil
        }
    }

    package func layOut(in size: Size) {
        window.resize(visible: RowsView.listRows(in: size.rows, withFacts: true))
        window.update(count: state.rowCount, selection: state.selection)
        aging.shows(anyOf: state.books.compactMap(\.status.lastSuccess), now: clock.now())
    }

    package func view(isFocused: Bool) -> any View { BooksView(state, window: window, now: clock.now()) }

    package func live() async { await viewModel.followChanges() }

    package func reload() { viewModel.reload() }

    package func close() {
        for task in refreshing { task.cancel() }
        patience.stop()
        aging.stop()
    }

    // MARK: - What a person does

    package func perform(_ action: Action) {
        switch action {
        case .open: viewModel.open()
        case .addBook: viewModel.add()
        case .edit: viewModel.edit()
        case .delete: remove()
        case .refresh: if isFailed { viewModel.reload() } else { refresh { await $0.refresh() } }
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

    private func remove() {
        viewModel.askToRemove()
        guard let removal = state.removal else { return }
        dialogs.confirm(
            Confirmation(removing: removal) { [viewModel, dialogs] agrees in
                guard agrees else { return viewModel.keep() }
                Task.immediate {
                    let what = "the book \(removal.book.quoted) was not removed"
                    await dialogs.follow(unlessMade: what, by: viewModel) { await $0.remove() }
                }
            })
    }

    private func refresh(_ work: @escaping @MainActor @Sendable (BooksViewModel) async -> Void) {
        refreshing.append(
            taskRunner.run { [weak self, viewModel] in
                await work(viewModel)
                self?.askAboutHeldBack()
            })
    }

    private func askAboutHeldBack() {
        guard let heldBack = state.heldBack else { return }
        dialogs.confirm(
            Confirmation(removing: heldBack) { [weak self, viewModel] agrees in
                if agrees { self?.refresh { await $0.agreeToRemoval() } } else { viewModel.declineRemoval() }
            })
    }
}
