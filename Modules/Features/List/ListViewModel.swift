// ListFeature: the list of contacts as a view model: what is shown, what the user can do with it, and what they asked
// for that leads elsewhere. It owns the state of one list; it knows no front, no network, no database, and no other
// feature.

package import Models
package import Navigation
internal import Observation
package import Persistence
package import Sync

/// One list of contacts over the store.
///
/// Reads happen at once, on the main actor: a window of a list takes the store less than a frame, and a command has
/// its answer without a hop.
@MainActor @Observable
package final class ListViewModel {
    package internal(set) var state: ListState
    let store: any ContactStore
    let synchronizer: any BookSynchronizer
    let ledger: RefreshLedger
    /// Position in the ledger up to which refreshes were seen; those are not reported again.
    @ObservationIgnored var seenRefreshes = 0
    /// Error that kept the last refresh from starting.
    @ObservationIgnored var failure: Explanation?
    private let signal: SignalReceiver
    @ObservationIgnored private var window = 0..<0
    /// The contact that was selected before a search began.
    @ObservationIgnored private var beforeSearch: ContactID?

    /// - Parameters:
    ///   - ledger: what refreshes came to, shared by all screens of an app.
    ///   - signal: told what leads elsewhere: a contact selected, back.
    package init(
        store: any ContactStore, synchronizer: any BookSynchronizer, ledger: RefreshLedger, query: ContactQuery,
        signal: @escaping SignalReceiver
    ) {
        self.store = store
        self.synchronizer = synchronizer
        self.ledger = ledger
        self.signal = signal
        state = ListState(query: query)
    }

    // MARK: - What a front shows

    /// Reads the rows that a front is about to show, counted from 0 over the whole query; parts of the range that the
    /// query has not are left out. The selection stays on the contact it is on. The same range again reads nothing.
    package func show(_ rows: Range<Int>) {
        guard rows != window || state.phase == .loading else { return }
        window = rows
        reload()
    }

    /// Reads the store again: after a change, or after ``ListState/Phase/failed(_:)``. The selection stays on the contact
    /// it is on; where that is gone, on the row.
    package func reload() { read(orSelecting: state.selection ?? 0) }

    /// Reads the store again after each of its changes, until the task is canceled. Changes that came since the list
    /// was read last are not missed. Only this process's changes are seen (``ContactStore/changes()``).
    package func followChanges() async {
        let changes = store.changes()
        if state.phase != .loading { reload() }
        for await _ in changes { reload() }
    }

    /// The names of all books, whichever are listed; none where the store cannot be read.
    package var allBooks: [String] { (try? store.read { try $0.books() })?.map(\.name) ?? [] }

    // MARK: - Actions

    /// Narrows the list to what is typed. The selection stays on its contact while that is found, else it goes to the
    /// first one; where nothing was found, back to the contact that was selected before the search.
    package func search(_ text: String) {
        guard text != state.searchText else { return }
        if state.searchText.isEmpty { beforeSearch = state.selected }
        if state.phase == .noMatch { state.selected = beforeSearch }
        state.searchText = text
        change { $0.terms = SearchTerm.terms(in: text) }
    }

    /// Leaves out, or shows again, what is no favorite.
    package func showFavoritesOnly(_ only: Bool) { change { $0.favoritesOnly = only } }

    /// Orders the list anew; the selection stays on its contact.
    package func sort(by sort: ContactQuery.Sort, reversed: Bool) {
        change {
            $0.sort = sort
            $0.isReversed = reversed
        }
    }

    /// Moves the selection by so many rows, as far as there are any.
    package func moveSelection(by rows: Int) {
        guard let selection = state.selection else { return }
        select(selection + max(-selection, min(rows, state.total)))
    }

    /// Selects a row of the query; the nearest one where there is no such row.
    package func select(_ row: Int) {
        guard state.total > 0 else { return }
        let row = max(0, min(row, state.total - 1))
        guard row != state.selection else { return }
        state.selection = row
        state.selected = state.selectedRow?.id
    }

    /// Selects a contact wherever it stands in the query; where it is not there, the selection stays on its row.
    package func select(_ contact: ContactID) {
        guard contact != state.selected else { return }
        state.selected = contact
        reload()
    }

    /// Opens the selected contact, whether its row is shown or not.
    package func open() {
        do {
            if state.selected == nil, let row = state.selection {
                state.selected = try store.read { try $0.rows(state.query, offset: row, limit: 1) }.first?.id
            }
            if let selected = state.selected { signal(.selected(selected)) }
        } catch {
            state.phase = .failed(Explanation(error))
        }
    }

    /// Leaves the list.
    package func back() { signal(.back) }

    // MARK: -

    private func change(_ edit: (inout ContactQuery) -> Void) {
        var query = state.query
        edit(&query)
        guard query != state.query else { return }
        state.query = query
        read(orSelecting: 0)
    }

    /// The state changes as a whole or, where reading fails, in its phase alone: rows and selection always belong
    /// together.
    private func read(orSelecting row: Int) {
        do {
            var next = try store.read { try state.updated(from: $0, window: window, orSelecting: row) }
            addOutcomes(to: &next)
            state = next
        } catch {
            state.phase = .failed(Explanation(error))
        }
    }
}
