internal import JSON
internal import Models
internal import Persistence

/// Bases, outbox and conflicts.
extension SQLiteWriter {
    func setBase(_ base: ContactContent?, of id: ContactID) throws {
        guard let (key, _) = try key(of: id) else {
            if base != nil { throw StoreError.noSuchContact(id) }
            return
        }
        guard let base else {
            return try runIfAny("DELETE FROM base WHERE key = ?") { try $0.bind(1, key) }
        }
        try change {
            try run("INSERT OR REPLACE INTO base (key, content) VALUES (?, ?)") { statement in
                try statement.bind(1, key)
                try statement.bind(2, base.json)
            }
        }
    }

    func saveOutboxEntry(_ entry: OutboxEntry) throws -> OutboxEntry {
        let book = try reader.bookNames().key(of: entry.book)
        try change {
            // Not as one upsert, which would use up a number even where the contact's entry keeps its own.
            try run(OutboxColumns.replace) { try OutboxColumns.bind(entry, book: book, to: $0) }
            if connection.changedRows == 0 {
                try run(OutboxColumns.insert) { try OutboxColumns.bind(entry, book: book, to: $0) }
            }
            try mark(entry.contact, "pending", true)
        }
        let number = try connection.withStatement("SELECT number FROM outbox WHERE id = ?") { row in
            try row.bind(1, entry.contact.text)
            return try row.step() ? row.integer(0) : 0
        }
        return entry.numbered(number)
    }

    func removeOutboxEntry(of id: ContactID) throws {
        try runIfAny("DELETE FROM outbox WHERE id = ?") { try $0.bind(1, id.text) }
        try mark(id, "pending", false)
    }

    func setConflict(_ conflict: Conflict) throws {
        let book = try reader.bookNames().key(of: conflict.book)
        try change {
            let sql = "INSERT OR REPLACE INTO conflict (id, book, kind, fields) VALUES (?, ?, ?, ?)"
            try run(sql) { statement in
                try statement.bind(1, conflict.contact.text)
                try statement.bind(2, book)
                try statement.bind(3, conflict.kind.rawValue)
                try statement.bind(4, JSONWriter.text { $0.fields(conflict.fields) })
            }
            try mark(conflict.contact, "conflict", true)
        }
    }

    func removeConflict(of id: ContactID) throws {
        try runIfAny("DELETE FROM conflict WHERE id = ?") { try $0.bind(1, id.text) }
        try mark(id, "conflict", false)
    }

    /// Takes out all of one book, but what goes with its contacts.
    func forgetEdits(ofBook book: Int64) throws {
        for sql in [
            "DELETE FROM outbox WHERE book = ?", "DELETE FROM conflict WHERE book = ?",
            "DELETE FROM trash WHERE book = ?",
            // Steps of which nothing is left go with it.
            """
            DELETE FROM history WHERE number IN (SELECT number FROM history_change WHERE book = ?1)
                AND number NOT IN (SELECT number FROM history_change WHERE book <> ?1)
            """,
            "DELETE FROM history_change WHERE book = ?",
        ] {
            try run(sql) { try $0.bind(1, book) }
        }
    }

    /// Runs a statement that may find nothing to change.
    func runIfAny(_ sql: String, _ bind: (Statement) throws -> Void) throws {
        try run(sql, bind)
        if connection.changedRows > 0 { try change {} }
    }

    /// Lets the contact's row, where there is one, repeat what is known of its edits.
    private func mark(_ id: ContactID, _ column: String, _ value: Bool) throws {
        try run("UPDATE contact SET \(column) = ?1 WHERE id = ?2 AND \(column) <> ?1") { statement in
            try statement.bind(1, value ? 1 : 0)
            try statement.bind(2, id.text)
        }
    }
}
