package import Models
internal import Persistence

extension ListViewModel {
    /// Picks the selected contact, or no longer, and goes on to the next row.
    package func toggleMark() {
        closeRange()
        guard let row = state.selectedRow else { return }
        if state.marked.remove(row.id) == nil { state.marked.insert(row.id) }
        moveSelection(by: 1)
    }

    /// Opens a range at the selection; where one is open, picks all from there to the selection.
    package func markRange() {
        guard state.rangeStart == nil else { return closeRange() }
        state.rangeAnchor = state.selectedRow?.id
        state.rangeStart = state.rangeAnchor == nil ? nil : state.selection
    }

    /// Picks none.
    package func clearMarks() {
        state.marked = []
        state.rangeStart = nil
        state.rangeAnchor = nil
    }

    /// Targets of an action: the contacts that are picked, those of an open range included; where there are
    /// none, the selected one. Throws what the store throws.
    package func targets() throws -> [ContactID] {
        guard state.hasMarks else { return state.selectedRow.map { [$0.id] } ?? [] }
        let range = try contactsInRange()
        return range + state.marked.subtracting(range).sorted { $0.text < $1.text }
    }

    private func closeRange() {
        guard state.rangeStart != nil else { return }
        do {
            state.marked.formUnion(try contactsInRange())
            state.rangeStart = nil
            state.rangeAnchor = nil
        } catch {
            state.phase = .failed(Explanation(error))
        }
    }

    private func contactsInRange() throws -> [ContactID] {
        let range = state.range
        guard !range.isEmpty else { return [] }
        return try store.read { try $0.rows(state.query, offset: range.lowerBound, limit: range.count) }.map(\.id)
    }
}
