import Models

/// Stored edits, whether or not their contacts still exist. Part of a snapshot.
struct InMemoryEdits: Sendable {
    var bases: [ContactID: ContactContent] = [:]
    var outbox: [ContactID: OutboxEntry] = [:]
    var lastOutboxID: Int64 = 0
    var conflicts: [ContactID: Conflict] = [:]
    /// In the order in which they were put there.
    var trash: [TrashedContact] = []
    /// Oldest first.
    var history: [HistoryEntry] = []
    var lastHistoryID: Int64 = 0

    /// Forgets all of one book, bases aside, which go with their contacts.
    mutating func forget(book: String) {
        outbox = outbox.filter { $0.value.book != book }
        conflicts = conflicts.filter { $0.value.book != book }
        trash.removeAll { $0.contact.book == book }
        forgetChanges { $0.book == book }
    }

    /// Takes changes out of the history, and steps of which nothing is left.
    mutating func forgetChanges(where isForgotten: (HistoryEntry.Change) -> Bool) {
        history = history.compactMap { step in
            let changes = step.changes.filter { !isForgotten($0) }
            guard changes.count < step.changes.count else { return step }
            guard !changes.isEmpty else { return nil }
            return HistoryEntry(
                id: step.id, at: step.at, summary: step.summary, changes: changes, isUndone: step.isUndone)
        }
    }
}
