internal import Models
internal import Persistence

extension SQLiteReader {
    func tag(of id: ContactID) throws -> String? {
        try first("SELECT tag FROM contact WHERE id = ?", of: id) { $0.optionalText(0) } ?? nil
    }

    func base(of id: ContactID) throws -> ContactContent? {
        let sql = "SELECT id, content FROM base JOIN contact ON contact.key = base.key WHERE id = ?"
        let path = connection.path
        return try first(sql, of: id) { row in
            try row.reading("base", id: 0, path: path) { row, _ throws(JSONCursor.Mismatch) in try row.content(1) }
        } ?? nil
    }

    func outbox(ofBook name: String?) throws -> [OutboxEntry] {
        let books = try bookNames()
        return try all(OutboxColumns.query, ofBook: name, "ORDER BY number") { row in
            try OutboxColumns.entry(from: row, books: books)
        }
    }

    func outboxEntry(of id: ContactID) throws -> OutboxEntry? {
        let books = try bookNames()
        return try first(OutboxColumns.query + " WHERE id = ?", of: id) { row in
            try OutboxColumns.entry(from: row, books: books)
        }
    }

    func editCounts() throws -> [String: EditCounts] {
        let books = try bookNames()
        var counts: [String: EditCounts] = [:]
        try connection.withStatement("SELECT book, state = 'refused', count(*) FROM outbox GROUP BY 1, 2") { row in
            while try row.step() {
                let count = Int(row.integer(2))
                let book = try books.name(of: row.integer(0))
                if row.integer(1) == 1 {
                    counts[book, default: EditCounts()].refused = count
                } else {
                    counts[book, default: EditCounts()].waiting = count
                }
            }
        }
        try connection.withStatement("SELECT book, count(*) FROM conflict GROUP BY 1") { row in
            while try row.step() {
                counts[try books.name(of: row.integer(0)), default: EditCounts()].conflicts = Int(row.integer(1))
            }
        }
        return counts
    }

    func conflict(of id: ContactID) throws -> Conflict? {
        let books = try bookNames()
        return try first(ConflictColumns.query + " WHERE id = ?", of: id) { row in
            try ConflictColumns.conflict(from: row, books: books)
        }
    }

    func conflicts(inBook name: String?) throws -> [Conflict] {
        let books = try bookNames()
        return try all(ConflictColumns.query, ofBook: name, "ORDER BY id") { row in
            try ConflictColumns.conflict(from: row, books: books)
        }
    }

    func trash() throws -> [TrashedContact] {
        let books = try bookNames()
        return try all(TrashColumns.query, ofBook: nil, "ORDER BY deleted DESC, number DESC") { row in
            try TrashColumns.trashed(from: row, books: books)
        }
    }

    func trashed(_ id: ContactID) throws -> TrashedContact? {
        let books = try bookNames()
        return try first(TrashColumns.query + " WHERE id = ?", of: id) { row in
            try TrashColumns.trashed(from: row, books: books)
        }
    }

    func history(limit: Int) throws -> [HistoryEntry] { try steps(HistoryColumns.newest, limit: limit) }

    func stepToUndo() throws -> HistoryEntry? { try steps(HistoryColumns.toUndo, limit: 1).first }

    func stepToRedo() throws -> HistoryEntry? { try steps(HistoryColumns.toRedo, limit: 1).first }

    private func steps(_ query: String, limit: Int) throws -> [HistoryEntry] {
        let books = try bookNames()
        return try connection.withStatement(query) { row in
            try row.bind(1, Int64(max(0, limit)))
            var steps: [HistoryEntry] = []
            while try row.step() {
                steps.append(
                    HistoryEntry(
                        id: row.integer(0), at: Timestamp(milliseconds: row.integer(1)), summary: row.text(2),
                        changes: try changes(of: row.integer(0), books), isUndone: row.integer(3) != 0))
            }
            return steps
        }
    }

    private func changes(of step: Int64, _ books: BookNames) throws -> [HistoryEntry.Change] {
        try connection.withStatement(HistoryColumns.changesQuery) { row in
            try row.bind(1, step)
            var changes: [HistoryEntry.Change] = []
            while try row.step() { changes.append(try HistoryColumns.change(from: row, books: books)) }
            return changes
        }
    }

    /// Nil where there is no row.
    private func first<Result>(_ sql: String, of id: ContactID, _ read: (Statement) throws -> Result) throws -> Result?
    {
        try connection.withStatement(sql) { row in
            try row.bind(1, id.text)
            return try row.step() ? try read(row) : nil
        }
    }

    /// All rows, or those of one book.
    private func all<Result>(
        _ sql: String, ofBook name: String?, _ order: String, _ read: (Statement) throws -> Result
    ) throws -> [Result] {
        var book: Int64?
        if let name {
            guard let key = try bookNames().keys[name] else { return [] }
            book = key
        }
        return try connection.withStatement("\(sql)\(book == nil ? "" : " WHERE book = ?1") \(order)") { row in
            if let book { try row.bind(1, book) }
            var results: [Result] = []
            while try row.step() { results.append(try read(row)) }
            return results
        }
    }
}
