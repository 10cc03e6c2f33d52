internal import Models
internal import Persistence

extension SQLiteWriter {
    private var missing: StoreError { .failed(path: connection.path, detail: "edits are kept in memory only so far") }

    func setBase(_ base: ContactContent?, of id: ContactID) throws { throw missing }

    func saveOutboxEntry(_ entry: OutboxEntry) throws -> OutboxEntry { throw missing }

    func removeOutboxEntry(of id: ContactID) throws { throw missing }

    func setConflict(_ conflict: Conflict) throws { throw missing }

    func removeConflict(of id: ContactID) throws { throw missing }

    func putInTrash(_ trashed: TrashedContact) throws { throw missing }

    func removeFromTrash(_ ids: [ContactID]) throws { throw missing }

    func recordHistory(summary: String, at moment: Timestamp, changes: [HistoryEntry.Change]) throws -> HistoryEntry {
        throw missing
    }

    func setUndone(_ id: HistoryEntry.ID, _ isUndone: Bool) throws { throw missing }
}
