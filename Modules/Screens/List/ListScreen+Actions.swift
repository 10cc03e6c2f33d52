internal import ChangeDelivery
internal import ChangeFeature
internal import ContactActions
internal import Interaction
package import Keys
internal import ListFeature
internal import Models
internal import Navigation
internal import Opening
internal import Persistence
package import ScreenKit
package import TerminalUI

extension ListScreen {
    package func offers(_ action: Action) -> Bool {
        switch action {
        case .refresh: state.canRefresh || isFailed
        case .open, .down, .up, .sort, .select, .selectRange, .otherPane: state.total > 0
        case .jump: state.total > 0 && state.query.sort != .recent
        case .search: state.phase != .empty && !isUnreadable
        case .favoritesOnly: (state.phase != .empty && !isUnreadable) || state.query.favoritesOnly
        case .email: state.selectedRow?.email != nil
        case .call, .message: state.selectedRow?.phone != nil
        case .conflict: state.selectedRow?.hasConflict == true
        case .edit, .favorite, .delete: state.selectedRow != nil && refusal(of: action) == nil
        case .help, .palette, .back, .halfPageDown, .halfPageUp, .pageDown, .pageUp, .first, .last, .keepSearch,
            .clearSearch, .new, .books, .outbox, .trash, .undo, .redo:
            true
        default: false
        }
    }

    package func effect(of action: Action) -> String? {
        action.effect(undo: actions.summaryOfUndo, redo: actions.summaryOfRedo)
    }

    package func hint(of action: Action) -> String? { action == .refresh && isFailed ? "reload" : nil }

    package func refusal(of action: Action) -> String? {
        switch action {
        case .refresh: "No address book has a directory. Press b to add one."
        case .search, .favoritesOnly: nobody
        case _ where state.total == 0 && Self.needsList.contains(action): nobody
        case _ where state.selectedRow == nil && Self.needsContact.contains(action): nobody
        case .edit: selectedBook?.refusal(of: [.update, .favorite])
        case .favorite: selectedBook?.refusal(of: .favorite)
        case .delete: selectedBook?.refusal(of: .delete)
        case .email: "\(selectedName) has no e-mail address."
        case .call, .message:
            "\(selectedName) has no phone number."
        case .conflict:
            "\(selectedName) has no conflict." + (state.edits.conflicts > 0 ? " Press O for all conflicts." : "")
        case .jump: "The list is sorted by change, not by name. Press o to sort."
        default: nil
        }
    }

    private static let needsList: Set<Action> = [.open, .select, .selectRange, .sort, .jump, .otherPane]
    private static let needsContact: Set<Action> = [.edit, .favorite, .delete, .email, .call, .message, .conflict]

    private var nobody: String {
        if isUnreadable { return "Couldn't read the contacts. Press r to reload." }
        return state.phase == .noMatch
            ? "No matches. Press Esc to clear the search."
            : "No contacts yet. Press n to add \(state.canCreate ? "one" : "an address book")."
    }

    /// True if nothing can be shown, because it could not be read.
    private var isUnreadable: Bool { isFailed && state.rows.isEmpty }

    /// Orders and books, by their names.
    package var commands: [NamedCommand] {
        let orders = ContactQuery.Sort.allCases.filter { $0 != state.query.sort }.map { order in
            NamedCommand(name: "Sort \(order.words)") { [weak self] in
                self?.viewModel.sort(by: order, reversed: false)
            }
        }
        return orders + [NamedCommand(name: "Reverse the order") { [weak self] in self?.reverse() }] + bookCommands
    }

    private var bookCommands: [NamedCommand] {
        let books = viewModel.allBooks.filter { $0 != state.query.book }.map { book in
            NamedCommand(name: "Show \(book)") { [weak self] in self?.signal(.listed(book: book)) }
        }
        guard state.query.book != nil else { return books }
        return [NamedCommand(name: "Show all address books") { [weak self] in self?.signal(.listed(book: nil)) }]
            + books
    }

    package func perform(_ action: Action) {
        switch action {
        case .down: move { $0.move(by: 1) }
        case .up: move { $0.move(by: -1) }
        case .halfPageDown: move { $0.moveHalfPages(1) }
        case .halfPageUp: move { $0.moveHalfPages(-1) }
        case .pageDown: move { $0.movePages(1) }
        case .pageUp: move { $0.movePages(-1) }
        case .first: move { $0.selectFirst() }
        case .last: move { $0.selectLast() }
        case .open, .otherPane: open()
        case .search: editor = LineEditor(state.searchText, isSelected: true)
        case .keepSearch: editor = nil
        case .clearSearch: leaveStepByStep()
        case .favoritesOnly: viewModel.showFavoritesOnly(!state.query.favoritesOnly)
        case .sort: chooseOrder()
        case .jump: askWhereToJump()
        case .refresh: reloadOrRefresh()
        case .back: viewModel.back()
        case .select: viewModel.toggleMark()
        case .selectRange: viewModel.markRange()
        case .new: newContact.begin(in: state.query.book)
        default: performOnContacts(action)
        }
    }

    private func performOnContacts(_ action: Action) {
        let selected = state.selectedRow?.id
        switch action {
        case .favorite: withTargets { ids in actions.toggleFavorite(ids) { [weak self] in self?.showChange(to: ids) } }
        case .delete: withTargets { ids in actions.delete(ids) { [weak self] in self?.showChange(to: ids) } }
        case .undo: actions.undo { [weak self] in self?.showChange(of: $0, since: selected) }
        case .redo: actions.redo { [weak self] in self?.showChange(of: $0, since: selected) }
        case .edit: if let selected { signal(.edit(selected)) }
        case .conflict: if let selected, state.selectedRow?.hasConflict == true { signal(.resolve(selected)) }
        case .email: if let selected { actions.reach(selected, by: .email) }
        case .call: if let selected { actions.reach(selected, by: .call) }
        case .message: if let selected { actions.reach(selected, by: .message) }
        case .books: signal(.showBooks)
        case .outbox: signal(.showOutbox)
        case .trash: signal(.showTrash)
        default: break
        }
    }

    package func type(_ key: KeyEvent) {
        guard var editor, editor.press(key) != .ignored else { return }
        search(editor)
    }

    package func paste(_ text: String) {
        guard var editor else {
            notice = Status(.note, "Press / and paste again to search for it.")
            return
        }
        _ = editor.insert(text)
        search(editor)
    }

    package func click(_ target: Canvas.Target) {
        guard target.name == ListView.target else { return }
        let isSelected = target.index == state.selection
        viewModel.select(target.index)
        if isSelected { open() }
    }

    package func scroll(by rows: Int) { move { $0.scroll(by: rows) } }

    // MARK: -

    private var isFailed: Bool {
        if case .failed = state.phase { true } else { false }
    }

    private var selectedName: String { state.selectedRow?.name.nonBlank ?? "This contact" }

    private var selectedBook: AddressBook? {
        guard let name = state.selectedRow?.book else { return nil }
        return state.books.first { $0.name == name }
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

    /// At once, not only when the store tells of it. What was picked meanwhile stays so.
    private func showChange(to contacts: [ContactID]) {
        if state.marked.isSubset(of: contacts) { viewModel.clearMarks() }
        viewModel.reload()
    }

    /// Selects a visible changed contact, unless the user has moved on.
    private func showChange(of contacts: [ContactID], since selected: ContactID?) {
        let isThereStill = state.selectedRow?.id == selected
        viewModel.reload()
        guard isThereStill else { return }
        if let first = contacts.first, state.selectedRow.map({ !contacts.contains($0.id) }) ?? true {
            viewModel.select(first)
        }
    }

    /// A search that was being typed is kept: who comes back finds what led them there.
    private func open() {
        editor = nil
        viewModel.open()
        guard state.hasMarks, selectedContact != nil else { return }
        dialogs.tell(
            Status(
                .warning,
                "Keys now apply to this contact only. The \(state.markCount.grouped) in the list stay selected."))
    }

    private func withTargets(_ body: ([ContactID]) -> Void) {
        actions.attempt {
            let targets = try viewModel.targets()
            if !targets.isEmpty { body(targets) }
        }
    }

    /// Out of the search, out of what went wrong, out of what is picked, out of a search that was kept, then out of the
    /// list.
    private func leaveStepByStep() {
        if editor == nil {
            if !actions.delivery.state.failures.isEmpty { return actions.dismissFailures() }
            if state.refreshFailure != nil { return viewModel.dismissFailure() }
            if state.hasMarks { return viewModel.clearMarks() }
        }
        let hadSearch = editor != nil || !state.searchText.isEmpty
        editor = nil
        viewModel.search("")
        if !hadSearch { viewModel.back() }
    }

    private func reloadOrRefresh() {
        // Another process may have changed the store, and which books are bound.
        viewModel.reload()
        if state.canRefresh {
            refresh(isAsked: true)
        } else if !isFailed {
            notice = Status(.note, "Reloaded. No address book has a directory.")
        }
    }

    private func chooseOrder() {
        let query = state.query
        let orders = ContactQuery.Sort.allCases
        let rows = orders.map { Chooser.Row($0.words.capitalizedStart, isCurrent: $0 == query.sort) }
        let reversal = Chooser.Row("Reverse the order", isCurrent: query.isReversed)
        dialogs.choose(
            Chooser("Sort", rows + [reversal]) { [weak self] place in
                guard place < orders.count else { return self?.reverse() ?? () }
                self?.viewModel.sort(by: orders[place], reversed: false)
            })
    }

    private func reverse() { viewModel.sort(by: state.query.sort, reversed: !state.query.isReversed) }

    /// Follows what is typed; who leaves it is where they were.
    private func askWhereToJump() {
        let start = state.selection
        dialogs.ask(
            Prompt(
                "Jump to letter", placeholder: "a letter, or the start of a name",
                edit: { [weak self] in self?.viewModel.jump(to: $0) }
            ) { [weak self] text in
                if text == nil, let start { self?.viewModel.select(start) }
            })
    }
}
