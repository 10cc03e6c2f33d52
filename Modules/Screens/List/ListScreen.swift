internal import ChangeDelivery
internal import ChangeFeature
package import ContactActions
package import Interaction
package import Keys
package import ListFeature
package import Models
package import Navigation
internal import Persistence
package import PhotoScreens
internal import ScreenKit
internal import Sync
package import TerminalUI

/// The list on the terminal: its view model, where it is scrolled, and the search that is being typed.
@MainActor
package final class ListScreen: Screen {
    let viewModel: ListViewModel
    let actions: ContactActions
    let newContact: NewContact
    let signal: SignalReceiver
    let dialogs: any Dialogs
    let schedule: RefreshSchedule
    private let clock: WallClock
    private let taskRunner: TaskRunner
    let photoLoader: PhotoLoader
    package var window = ListWindow()
    var editor: LineEditor?
    var notice: Status?
    private var refreshing: Task<Void, Never>?
    private var isAskedAgain = false
    private let patience: BusyIndicatorDelay
    private let aging: RelativeTimeRefresher
    private var timer: MainTimer?

    package init(
        viewModel: ListViewModel, search: String, actions: ContactActions, newContact: NewContact,
        signal: @escaping SignalReceiver, dialogs: any Dialogs, clock: WallClock, schedule: RefreshSchedule,
        taskRunner: TaskRunner, photoLoader: PhotoLoader,
        onChange: @escaping @MainActor () -> Void
    ) {
        self.viewModel = viewModel
        self.actions = actions
        self.newContact = newContact
        self.signal = signal
        self.dialogs = dialogs
        self.clock = clock
        self.schedule = schedule
        self.taskRunner = taskRunner
        self.photoLoader = photoLoader
        patience = BusyIndicatorDelay(onChange)
        aging = RelativeTimeRefresher(onChange)
        viewModel.search(search)
    }

    var state: ListState { viewModel.state }
    private var summary: ListSummary {
        ListSummary(state, delivery: actions.delivery.state, now: clock.now(), isOffline: schedule.isOffline)
    }

    // MARK: - Presentation

    package var context: KeyContext { editor == nil ? .list : .search }
    package var title: String { summary.title }
    package var info: [String] {
        showAge()
        return summary.info
    }

    package var status: Status? {
        if state.refreshFailure != nil || schedule.isOffline { showAge() }
        let isWorking = state.activity != nil || !actions.delivery.state.sending.isEmpty
        return notice ?? summary.status(isPatienceOver: patience.isOver(whileWorking: isWorking))
    }

    package var storing: String? { state.activity.flatMap { $0.isStoring ? $0.book : nil } }

    package func layOut(in size: Size) {
        let rows = ListView.contactRows(in: size.rows, state: state, isTyping: editor != nil)
        window.resize(visible: rows)
        // Reading may find other numbers than were known, which moves the window once more.
        for _ in 0..<2 {
            window.update(count: state.total, selection: state.selection)
            viewModel.show(windowWithNeighbors)
        }
        window.update(count: state.total, selection: state.selection)
        wantPictures(in: size)
    }

    package func view(isFocused: Bool) -> any View {
        ListView(state, window: window, editor: editor, isFocused: isFocused, pictures: pictures)
    }

    // MARK: - Staying current

    package func live() async {
        if let milliseconds = schedule.milliseconds {
            let timer = MainTimer { [weak self] in
                self?.refreshByItself()
                self?.timer?.fire(in: milliseconds)
            }
            timer.fire(in: milliseconds)
            self.timer = timer
            refreshByItself()
        }
        await viewModel.followChanges()
    }

    package func close() {
        photoLoader.forget(self)
        isAskedAgain = false
        refreshing?.cancel()
        patience.stop()
        aging.stop()
        timer?.stop()
    }

    package func forgetNotice() { notice = nil }

    package func reload() {
        if state.phase != .loading { viewModel.reload() }
    }

    /// Queues one more refresh if one is running: the first may have been too early for what
    /// they mean.
    ///
    /// - Parameters:
    ///   - isAsked: the user asked for it: waiting changes are sent too.
    ///   - book: the only one to be read, which may lose more than half of its contacts.
    func refresh(isAsked: Bool = false, removingManyFrom book: String? = nil) {
        guard refreshing == nil else {
            isAskedAgain = isAskedAgain || isAsked
            return
        }
        actions.dismissFailures()
        refreshing = taskRunner.run { [viewModel, weak self] in
            await viewModel.refresh(ignoringWaits: isAsked, removingManyFrom: book)
            self?.concludeRefresh(isAsked: isAsked)
        }
    }

    private func concludeRefresh(isAsked: Bool) {
        refreshing = nil
        if isAskedAgain {
            isAskedAgain = false
            refresh(isAsked: true)
        } else if isAsked {
            askAboutRemoval()
            if state.refreshFailure == nil { notice = summary.unreadable }
        }
    }

    private func refreshByItself() {
        if state.canRefresh { refresh() }
    }

    /// Only who asked for the refresh is asked in return: nobody wants a question that comes out of nowhere.
    private func askAboutRemoval() {
        guard let heldBack = state.heldBack else { return }
        dialogs.confirm(
            Confirmation(heldBack.question) { [weak self] agrees in
                self?.viewModel.dismissFailure()
                if agrees { self?.refresh(removingManyFrom: heldBack.book) }
            })
    }

    private func showAge() { aging.shows(state.canRefresh ? state.lastSynced : nil, now: clock.now()) }
}

extension ListScreen: ContactSequence {
    package var selectedContact: Route? { state.selectedRow.map { .detail($0.id) } }

    package func select(_ contact: ContactID) { viewModel.select(contact) }

    package func openNeighbor(by rows: Int) {
        viewModel.moveSelection(by: rows)
        viewModel.open()
    }
}
