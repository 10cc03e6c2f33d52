internal import JSON
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
        try refuseUnknownBooks(of: changes)
        var number: Int64 = 0
        try change {
            try run("DELETE FROM history WHERE undone = 1") { _ in }
            if connection.changedRows > 0 { mayFreePhotos = true }
            try run("INSERT INTO history (moment, summary) VALUES (?, ?)") { statement in
                try statement.bind(1, moment.milliseconds)
                try statement.bind(2, summary)
            }
            number = connection.lastInsertedKey
            try insert(changes, of: number)
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

    func setChanges(_ changes: [HistoryEntry.Change], ofStep id: HistoryEntry.ID) throws {
        try refuseUnknownBooks(of: changes)
        let isThere = try connection.withStatement("SELECT 1 FROM history WHERE number = ?") { row in
            try row.bind(1, id)
            return try row.step()
        }
        guard isThere else { return }
        try change {
            try run("DELETE FROM history_change WHERE number = ?") { try $0.bind(1, id) }
            try insert(changes, of: id)
        }
        mayFreePhotos = true
    }

    func forgetHistory(of ids: [ContactID]) throws {
        let texts = JSONValue.array(ids.map { .string($0.text) }).serialized()
        let list = String(decoding: texts, as: UTF8.self)
        let forgotten = "(SELECT value FROM json_each(?1))"
        for sql in [
            """
            DELETE FROM history WHERE number IN (SELECT number FROM history_change WHERE id IN \(forgotten))
                AND number NOT IN (SELECT number FROM history_change WHERE id NOT IN \(forgotten))
            """,
            "DELETE FROM history_change WHERE id IN \(forgotten)",
        ] {
            try runIfAny(sql) { try $0.bind(1, list) }
            if connection.changedRows > 0 { mayFreePhotos = true }
        }
    }

    private func refuseUnknownBooks(of changes: [HistoryEntry.Change]) throws {
        let books = try reader.bookNames()
        for change in changes { _ = try books.key(of: change.book) }
    }

    private func insert(_ changes: [HistoryEntry.Change], of step: Int64) throws {
        let books = try reader.bookNames()
        for (place, change) in changes.enumerated() {
            try run(HistoryColumns.insertChange) { statement in
                try HistoryColumns.bind(
                    change, place: place, of: step, book: books.key(of: change.book), to: statement)
            }
        }
    }
}
