import Models

extension InMemorySnapshot {
    func tag(of id: ContactID) throws -> String? { entries[id]?.tag }

    func base(of id: ContactID) throws -> ContactContent? { edits.bases[id] }

    func outbox(ofBook name: String?) throws -> [OutboxEntry] {
        edits.outbox.values.filter { name == nil || $0.book == name }.sorted { $0.id < $1.id }
    }

    func outboxEntry(of id: ContactID) throws -> OutboxEntry? { edits.outbox[id] }

    func editCounts() throws -> [String: EditCounts] {
        var counts: [String: EditCounts] = [:]
        for entry in edits.outbox.values {
            switch entry.state {
            case .waiting, .sending: counts[entry.book, default: EditCounts()].waiting += 1
            case .refused: counts[entry.book, default: EditCounts()].refused += 1
            }
        }
        for conflict in edits.conflicts.values { counts[conflict.book, default: EditCounts()].conflicts += 1 }
        return counts
    }

    func conflict(of id: ContactID) throws -> Conflict? { edits.conflicts[id] }

    func conflicts(inBook name: String?) throws -> [Conflict] {
        edits.conflicts.values.filter { name == nil || $0.book == name }.sorted { $0.contact < $1.contact }
    }

    func trash() throws -> [TrashedContact] {
        edits.trash.enumerated()
            .sorted { ($0.element.deleted, $0.offset) > ($1.element.deleted, $1.offset) }
            .map(\.element)
    }

    func trashed(_ id: ContactID) throws -> TrashedContact? { edits.trash.first { $0.contact.id == id } }

    func stepToUndo() throws -> HistoryEntry? { edits.history.last { !$0.isUndone } }

    func stepToRedo() throws -> HistoryEntry? { edits.history.first(where: \.isUndone) }

    func history(limit: Int) throws -> [HistoryEntry] { edits.history.suffix(max(0, limit)).reversed() }
}
