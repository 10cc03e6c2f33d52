internal import Models
internal import Persistence

/// The full-text index. It keeps no text of its own: to take a contact out it must be told the very words that were put
/// in, which is why `card` has them.
extension SQLiteWriter {
    func index(_ key: Int64, _ words: String) throws {
        try run("INSERT INTO search (rowid, words) VALUES (?, ?)") { statement in
            try statement.bind(1, key)
            try statement.bind(2, words)
        }
    }

    func unindex(_ key: Int64, _ words: String) throws {
        try run("INSERT INTO search (search, rowid, words) VALUES ('delete', ?, ?)") { statement in
            try statement.bind(1, key)
            try statement.bind(2, words)
        }
    }

    /// Before the card has the new words.
    func reindex(_ key: Int64, _ words: String) throws {
        let before = try indexedWords(key)
        guard words != before else { return }
        try unindex(key, before)
        try index(key, words)
    }

    func indexedWords(_ key: Int64) throws -> String {
        try connection.withStatement("SELECT words FROM card WHERE key = ?") { row in
            try row.bind(1, key)
            return try row.step() ? row.text(0) : ""
        }
    }

    func unindexBook(_ book: Int64) throws {
        let sql = "SELECT card.key, words FROM contact JOIN card ON card.key = contact.key WHERE book = ?"
        try connection.withStatement(sql) { row in
            try row.bind(1, book)
            while try row.step() { try unindex(row.integer(0), row.text(1)) }
        }
    }
}
