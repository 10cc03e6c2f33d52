// BooksFeature: the address books: which there are and how they are, to choose one, read one again, remove one, and add
// one by a form. It owns the state of that list and that form; it knows no front, no network, no database, and no other
// feature.

package import AddressBooks
internal import Models
package import Navigation
internal import Observation
package import Persistence
package import Sync

/// The address books, to choose one of them.
@MainActor @Observable
package final class BooksViewModel {
    /// Local state merged with the ledger's state of each book.
    package internal(set) var state: BooksState {
        get {
            var state = ownState
            state.failures = ledger.records.compactMapValues { $0.failure.map { Explanation($0) } }
            state.withheld = Set(ledger.records.filter { $0.value.isHeldBack }.keys)
            state.unreadable = ledger.records.mapValues(\.unreadable).filter { !$0.value.isEmpty }
            return state
        }
        set { ownState = newValue }
    }
    private var ownState = BooksState()
    package let store: any ContactStore
    let catalog: BookCatalog
    let synchronizer: any BookSynchronizer
    let ledger: RefreshLedger
    private let changes: ChangeQueue
    private let signal: SignalReceiver

    /// - Parameter signal: told what leads elsewhere: a book to be listed, one to be added, one removed, back.
    package init(
        store: any ContactStore, catalog: BookCatalog, changes: ChangeQueue, synchronizer: any BookSynchronizer,
        ledger: RefreshLedger, signal: @escaping SignalReceiver
    ) {
        self.store = store
        self.catalog = catalog
        self.changes = changes
        self.synchronizer = synchronizer
        self.ledger = ledger
        self.signal = signal
    }

    // MARK: - What a front shows

    /// Reads the books: at first, and after ``ReadPhase/failed(_:)``. The selection stays on its book; where that
    /// is gone, on the row.
    package func reload() {
        do {
            let books = try store.read { reader in try reader.books().map { try BookSummary($0, reader: reader) } }
            let row = state.selected.flatMap { selected in books.firstIndex { $0.book.name == selected.book.name } }
            state.books = books
            state.selection = row.map { $0 + 1 } ?? nearestRow(to: state.selection)
            state.phase = books.isEmpty ? .empty : .content
        } catch {
            state.phase = .failed(Explanation(error))
        }
    }

    /// Clears the last result or error, once seen.
    package func forgetOutcome() { (state.done, state.failure) = (nil, nil) }

    // MARK: - Actions

    /// Selects a row; the nearest one where there is no such row.
    package func select(_ row: Int) { state.selection = nearestRow(to: row) }

    /// Lists the selected book, or all of them.
    package func open() {
        if state.rowCount > 0 { signal(.listed(book: state.selected?.book.name)) }
    }

    package func add() { signal(.addBook) }

    /// Changes what the selected book is bound with; a book of this machine only is bound with nothing.
    package func edit() {
        if let book = state.selected?.book, book.directory != nil { signal(.editBook(book.name)) }
    }

    package func back() { signal(.back) }

    /// Asks in ``BooksState/removal`` whether the selected book is to be removed.
    package func askToRemove() {
        guard let selected = state.selected else { return }
        forgetOutcome()
        do {
            state.removal = BookRemoval(selected, loss: try catalog.loss(with: selected.book.name))
        } catch {
            state.failure = Explanation(error)
        }
    }

    /// The safe answer to ``BooksState/removal``.
    package func keep() { state.removal = nil }

    /// Removes the book that was asked about, with all that is in it, from this machine: off the main actor, and after
    /// what was asked for earlier (``ChangeQueue``).
    package func remove() async {
        guard let name = state.removal?.book else { return }
        state.removal = nil
        forgetOutcome()
        do {
            try await changes.make { [catalog] in try catalog.remove(name) }
            ledger.forget(name)
            (state.done, state.failure) = ("Removed the address book \(name).", nil)
            signal(.removedBook(name))
        } catch {
            (state.done, state.failure) = (nil, Explanation(error))
        }
        reload()
    }
}
