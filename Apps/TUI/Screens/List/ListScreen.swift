internal import ListFeature
internal import Models
internal import Navigation
internal import Persistence
internal import TerminalUI

/// The list on the terminal: its view model, where it is scrolled, and the search that is being typed.
@MainActor
final class ListScreen: Screen {
    private let viewModel: ListViewModel
    private let signal: ViewModelSource.Receiver
    private let newContact: NewContact
    private let clock: WallClock
    private let isOffline: Bool
    private var window = ListWindow()
    private var editor: LineEditor?
    private var notice: Status?
    private var refreshing: Task<Void, Never>?
    private let patience: Patience
    private let aging: Aging

    init(
        viewModel: ListViewModel, signal: @escaping ViewModelSource.Receiver, newContact: NewContact, search: String,
        clock: WallClock, isOffline: Bool,
        onChange: @escaping @MainActor () -> Void
    ) {
        self.viewModel = viewModel
        self.signal = signal
        self.newContact = newContact
        self.clock = clock
        self.isOffline = isOffline
        patience = Patience(onChange)
        aging = Aging(onChange)
        viewModel.search(search)
    }

    private var state: ListState { viewModel.state }
    private var summary: ListSummary { ListSummary(state, now: clock.now(), isOffline: isOffline) }

    // MARK: - What is shown

    var context: KeyContext { editor == nil ? .list : .search }
    var title: String { summary.title }
    var info: [String] {
        showAge()
        return summary.info
    }

    var status: Status? {
        if state.refreshFailure != nil || isOffline { showAge() }
        return notice ?? summary.status(isPatienceOver: patience.isOver(whileWorking: state.activity != nil))
    }

    func offers(_ action: Action) -> Bool {
        switch action {
        case .refresh: state.canRefresh || isFailed
        case .open, .down, .up, .sort, .edit: state.total > 0
        case .conflict: state.selectedRow?.hasConflict == true
        case .otherPane: state.total > 0
        case .search: state.phase != .empty
        case .favoritesOnly: state.phase != .empty || state.query.favoritesOnly
        case .help, .palette, .back, .halfPageDown, .halfPageUp, .pageDown, .pageUp, .first, .last, .keepSearch,
            .clearSearch, .new, .books, .outbox, .trash:
            true
        default: false
        }
    }

    func layOut(in size: Size) {
        let rows = ListView.contactRows(in: size.rows, state: state, isTyping: editor != nil)
        window.resize(visible: rows)
        // Reading may find other numbers than were known, which moves the window once more.
        for _ in 0..<2 {
            window.update(count: state.total, selection: state.selection)
            viewModel.show(window.range.isEmpty ? 0..<window.visible : window.range)
        }
        window.update(count: state.total, selection: state.selection)
    }

    func view(isFocused: Bool) -> any View {
        ListView(state, window: window, editor: editor, isFocused: isFocused)
    }

    func live() async {
        if !isOffline, state.canRefresh { refresh() }
        await viewModel.followChanges()
    }

    func close() {
        refreshing?.cancel()
        patience.stop()
        aging.stop()
    }

    // MARK: - What a person does

    func perform(_ action: Action) {
        switch action {
        case .down: move { $0.move(by: 1) }
        case .up: move { $0.move(by: -1) }
        case .halfPageDown: move { $0.moveHalfPages(1) }
        case .halfPageUp: move { $0.moveHalfPages(-1) }
        case .pageDown: move { $0.movePages(1) }
        case .pageUp: move { $0.movePages(-1) }
        case .first: move { $0.selectFirst() }
        case .last: move { $0.selectLast() }
        case .open, .otherPane: viewModel.open()
        case .search: editor = LineEditor(state.searchText)
        case .keepSearch: editor = nil
        case .clearSearch: clearSearch()
        case .favoritesOnly: viewModel.showFavoritesOnly(!state.query.favoritesOnly)
        case .sort: sortNext()
        case .refresh: reloadOrRefresh()
        case .back: viewModel.back()
        case .new: newContact.begin(in: state.query.book)
        case .edit: if let row = state.selectedRow { signal(.edit(row.id)) }
        case .conflict: if let row = state.selectedRow, row.hasConflict { signal(.settle(row.id)) }
        case .books: signal(.showBooks)
        case .outbox: signal(.showOutbox)
        case .trash: signal(.showTrash)
        default: break
        }
    }

    func type(_ key: KeyEvent) {
        guard var editor, editor.handle(key) != .ignored else { return }
        search(editor)
    }

    func paste(_ text: String) {
        guard var editor else {
            notice = Status(.note, "Press / and paste again to search for it.")
            return
        }
        _ = editor.insert(text)
        search(editor)
    }

    func click(_ target: Canvas.Target) {
        guard target.name == ListView.target else { return }
        let isSelected = target.index == state.selection
        viewModel.select(target.index)
        if isSelected { viewModel.open() }
    }

    func scroll(by rows: Int) { move { $0.scroll(by: rows) } }

    func forgetNotice() { notice = nil }

    func reload() {
        if state.phase != .loading { viewModel.reload() }
    }

    // MARK: -

    private func showAge() { aging.shows(state.canRefresh ? state.lastSynced : nil, now: clock.now()) }

    private var isFailed: Bool {
        if case .failed = state.phase { true } else { false }
    }

    private func move(_ change: (inout ListWindow) -> Void) {
        window.update(count: state.total, selection: state.selection)
        change(&window)
        if state.total > 0 { viewModel.select(window.selection) }
    }

    private func search(_ editor: LineEditor) {
        self.editor = editor
        viewModel.search(editor.text)
    }

    /// Out of the search, out of a search that was kept, then out of the list.
    private func clearSearch() {
        // A message of a failed refresh goes first, since it came last.
        if editor == nil, state.refreshFailure != nil { return viewModel.dismissFailure() }
        let hadSearch = editor != nil || !state.searchText.isEmpty
        editor = nil
        viewModel.search("")
        if !hadSearch { viewModel.back() }
    }

    private func sortNext() {
        let orders = ContactQuery.Sort.allCases
        let next = ((orders.firstIndex(of: state.query.sort) ?? 0) + 1) % orders.count
        viewModel.sort(by: orders[next], reversed: false)
    }

    private func reloadOrRefresh() {
        // Another process may have changed the store, and which books are bound.
        viewModel.reload()
        if state.canRefresh {
            refresh()
        } else if !isFailed {
            notice = Status(.note, "Read again. No book here is bound to a directory.")
        }
    }

    private func refresh() {
        guard state.activity == nil else { return }
        refreshing = Task { [viewModel] in await viewModel.refresh() }
    }
}

extension ListScreen: ContactSequence {
    var selectedContact: Route? { state.selectedRow.map { .detail($0.id) } }

    func select(_ contact: ContactID) { viewModel.select(contact) }

    func openNeighbour(by rows: Int) {
        viewModel.moveSelection(by: rows)
        viewModel.open()
    }
}
