internal import Models
internal import Persistence

/// The trash, and the steps that can be undone.
extension SQLiteWriter {
    func putInTrash(_ trashed: TrashedContact) throws {
        let contact = trashed.contact
        let book = try reader.bookNames().key(of: contact.book)
        try change {
            try run(TrashColumns.save) { try TrashColumns.bind(trashed, book: book, to: $0) }
        }
    }

    func removeFromTrash(_ ids: [ContactID]) throws {
        for id in ids {
            try runIfAny("DELETE FROM trash WHERE id = ?") { try $0.bind(1, id.text) }
            if connection.changedRows > 0 { mayFreePhotos = true }
        }
    }

    func recordHistory(summary: String, at moment: Timestamp, changes: [HistoryEntry.Change]) throws -> HistoryEntry {
        let books = try reader.bookNames()
        for change in changes { _ = try books.key(of: change.book) }
        var number: Int64 = 0
        try change {
            try run("DELETE FROM history WHERE undone = 1") { _ in }
            if connection.changedRows > 0 { mayFreePhotos = true }
            try run("INSERT INTO history (moment, summary) VALUES (?, ?)") { statement in
                try statement.bind(1, moment.milliseconds)
                try statement.bind(2, summary)
            }
            number = connection.lastInsertedKey
            for (place, change) in changes.enumerated() {
                try run(HistoryColumns.insertChange) { statement in
                    try HistoryColumns.bind(
                        change, place: place, of: number, book: books.key(of: change.book), to: statement)
                }
            }
            let old = "SELECT number FROM history ORDER BY number DESC LIMIT -1 OFFSET ?"
            try run("DELETE FROM history WHERE number IN (\(old))") { try $0.bind(1, Int64(HistoryEntry.limit)) }
            if connection.changedRows > 0 { mayFreePhotos = true }
        }
        return HistoryEntry(id: number, at: moment, summary: summary, changes: changes)
    }

    func setUndone(_ id: HistoryEntry.ID, _ isUndone: Bool) throws {
        try runIfAny("UPDATE history SET undone = ? WHERE number = ?") { statement in
            try statement.bind(1, isUndone ? 1 : 0)
            try statement.bind(2, id)
        }
    }
}
