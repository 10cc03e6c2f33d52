internal import Models
internal import Persistence

extension ListState {
    /// The state as the store has it now.
    ///
    /// - Parameters:
    ///   - window: the rows that are shown.
    ///   - row: where the selection goes when the contact it was on is not in the query.
    func updated(from reader: any StoreReader, window: Range<Int>, orSelecting row: Int) throws -> ListState {
        var state = self
        state.total = try reader.count(query)
        let position = try selected.flatMap { try reader.position(of: $0, in: query) }
        state.selection = position ?? (state.total > 0 ? max(0, min(row, state.total - 1)) : nil)
        state.offset = max(0, min(window.lowerBound, state.total))
        state.rows = try reader.rows(query, offset: state.offset, limit: max(0, window.upperBound - state.offset))
        if position == nil { state.selected = state.selectedRow?.id }
        state.phase = state.total > 0 ? .content : try hasOthers(in: reader) ? .noMatch : .empty
        state.rangeStart = try rangeAnchor.flatMap { try reader.position(of: $0, in: query) }
        let books = try reader.books()
        state.books = books.filter { (query.book ?? $0.name) == $0.name }
        state.canCreate = books.contains { $0.capabilities.operations.contains(.create) }
        state.edits = try reader.editCounts().filter { (query.book ?? $0.key) == $0.key }.values.reduce(
            into: EditCounts()
        ) {
            $0.waiting += $1.waiting
            $0.refused += $1.refused
            $0.conflicts += $1.conflicts
        }
        state.refused =
            state.edits.refused == 0 ? [] : Set(try reader.outbox(ofBook: nil).filter(\.isRefused).map(\.contact))
        let bound = state.books.filter { $0.directory != nil }
        state.canRefresh = !bound.isEmpty
        state.lastSynced = try bound.compactMap { try reader.status(ofBook: $0.name).lastSuccess }.min()
        return state
    }

    /// True if there are contacts that the query leaves out though they stand in the listed book.
    private func hasOthers(in reader: any StoreReader) throws -> Bool {
        let isNarrowed = !query.terms.isEmpty || query.favoritesOnly || query.kind != nil || query.category != nil
        return try isNarrowed && reader.count(ContactQuery(book: query.book)) > 0
    }
}

extension OutboxEntry {
    fileprivate var isRefused: Bool { if case .refused = state { true } else { false } }
}
