internal import Models
internal import Persistence

extension ListViewModel {
    /// Selects the first contact whose name, as the list is ordered, begins with the text, or that stands where it
    /// would. Nothing happens in a list that is not ordered by names, and for a text without letter and digit.
    package func jump(to text: String) {
        guard state.query.sort != .recent, state.total > 0, let wanted = SortKey.beginning(text) else { return }
        do {
            let row = try store.read { reader in
                // Rows are found by their places: of 100,000, seventeen are read.
                var (low, high) = (0, state.total)
                while low < high {
                    let middle = (low + high) / 2
                    guard let row = try reader.rows(state.query, offset: middle, limit: 1).first else { break }
                    if try stands(row, before: wanted, reader) { low = middle + 1 } else { high = middle }
                }
                return low
            }
            select(row)
        } catch {
            state.phase = .failed(Explanation(error))
        }
    }

    private func stands(_ row: ContactRow, before wanted: String, _ reader: any StoreReader) throws -> Bool {
        let key =
            switch state.query.sort {
            case .family: try reader.contact(row.id).map { SortKey.family($0.card) }
            // What has no letter and no digit stands behind everything.
            case .name, .recent: SortKey.beginning(row.name)
            }
        guard let key else { return state.query.isReversed }
        if key.utf8.starts(with: wanted.utf8) { return false }
        let comesFirst = key.utf8.lexicographicallyPrecedes(wanted.utf8)
        return state.query.isReversed ? !comesFirst : comesFirst
    }
}
