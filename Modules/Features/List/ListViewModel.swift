// ListFeature: the list of contacts as a view model: what is shown, what a person can do with it, and what they asked
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
    package private(set) var state: ListState
    private let store: any ContactStore
    private let synchronizer: any BookSynchronizer
    private let signal: @MainActor (Signal) -> Void
    @ObservationIgnored private var window = 0..<0

    /// - Parameter signal: told what leads elsewhere: a contact selected, back.
    package init(
        store: any ContactStore, synchronizer: any BookSynchronizer, query: ContactQuery,
        signal: @escaping @MainActor (Signal) -> Void
    ) {
        self.store = store
        self.synchronizer = synchronizer
        self.signal = signal
        state = ListState(query: query)
    }

    // MARK: - What a front shows

    /// Reads the rows that a front is about to show. The selection stays on the contact it is on.
    package func show(_ rows: Range<Int>) {
        guard rows != window || state.phase == .loading else { return }
        window = rows
        reload()
    }

    /// Reads the store again: after a change, or after ``ListState/Phase/failed(_:)``.
    package func reload() {
        do {
            let selected = state.selectedRow?.id
            try store.read { reader in
                try read(from: reader, keeping: selected)
            }
        } catch {
            state.phase = .failed(ListState.Failure(error))
        }
    }

    /// Hands every row of the query to the closure, without holding them, until it returns false; the state is not
    /// changed. Throws what the store or the closure throws.
    package func forEachRow(_ body: (ContactRow) throws -> Bool) throws {
        try store.read { try $0.forEachRow(state.query, body) }
    }

    /// The same with whole contacts.
    package func forEachContact(_ body: (Contact) throws -> Bool) throws {
        try store.read { try $0.forEachContact(state.query, body) }
    }

    // MARK: - What a person does

    /// Narrows the list to what is typed. The selection stays on its contact while that is found, else it goes to the
    /// first one.
    package func search(_ text: String) {
        guard text != state.searchText else { return }
        state.searchText = text
        change { $0.terms = SearchTerm.terms(in: text) }
    }

    package func showFavoritesOnly(_ only: Bool) { change { $0.favoritesOnly = only } }

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
        state.selection = max(0, min(row, state.total - 1))
    }

    /// Opens the selected contact.
    package func open() {
        if let row = state.selectedRow { signal(.selected(row.id)) }
    }

    package func back() { signal(.back) }

    /// Reads the listed books' directories. One that fails does not keep the others from being read; the first failure
    /// is shown, and the list stays as it was.
    package func refresh() async {
        guard state.activity == nil else { return }
        state.refreshFailure = nil
        do {
            for book in try boundBooks() {
                state.activity = ListState.Activity(book: book, received: 0, expected: nil)
                do throws(SyncError) {
                    _ = try await synchronizer.refresh(book, options: RefreshOptions()) { [weak self] progress in
                        Task { @MainActor in self?.note(progress, of: book) }
                    }
                } catch {
                    state.refreshFailure = state.refreshFailure ?? ListState.Failure(error)
                }
            }
        } catch {
            state.refreshFailure = ListState.Failure(error)
        }
        state.activity = nil
        reload()
    }

    // MARK: -

    private func change(_ edit: (inout ContactQuery) -> Void) {
        var query = state.query
        edit(&query)
        guard query != state.query else { return }
        let hadSelection = state.selectedRow != nil
        state.query = query
        reload()
        if !hadSelection { select(0) }
    }

    private func read(from reader: any StoreReader, keeping selected: ContactID?) throws {
        let total = try reader.count(state.query)
        if let selected, let position = try reader.position(of: selected, in: state.query) {
            state.selection = position
        } else {
            state.selection = total == 0 ? nil : min(state.selection ?? 0, total - 1)
        }
        let offset = max(0, min(window.lowerBound, total))
        state.rows = try reader.rows(state.query, offset: offset, limit: window.count)
        state.offset = offset
        state.total = total
        state.phase = total > 0 ? .content : isNarrowed ? .noMatch : .empty
        try readStatus(from: reader)
    }

    /// Whether the query leaves contacts out that the list would else show.
    private var isNarrowed: Bool {
        let query = state.query
        return !query.terms.isEmpty || query.favoritesOnly || query.kind != nil || query.category != nil
    }

    private func readStatus(from reader: any StoreReader) throws {
        let bound = try reader.books().filter { $0.directory != nil && (state.query.book ?? $0.name) == $0.name }
        state.canRefresh = !bound.isEmpty
        state.lastSynced = try bound.compactMap { try reader.status(ofBook: $0.name).lastSuccess }.min()
    }

    private func boundBooks() throws -> [String] {
        try store.read { try $0.books() }
            .filter { $0.directory != nil && (state.query.book ?? $0.name) == $0.name }.map(\.name)
    }

    private func note(_ progress: RefreshProgress, of book: String) {
        guard state.activity?.book == book, case .fetching(let received, let expected) = progress else { return }
        state.activity = ListState.Activity(book: book, received: received, expected: expected)
    }
}
