internal import Models
internal import Persistence

/// Reads within one transaction. What it has found out once, such as which contacts a search has, holds until the end
/// of the transaction or until the transaction itself writes.
final class SQLiteReader {
    let connection: Connection
    private var knownBooks: BookNames?
    private var knownCount: Int?
    private var knownRoughCount: Int?
    private var lastSelection: (question: Selection.Question, selection: Selection)?
    private var lastSorted: (question: Selection.Question, order: SortOrder, keys: [Int64])?

    init(_ connection: Connection) {
        self.connection = connection
    }

    /// Forgets what a write may have changed.
    func forget() {
        knownBooks = nil
        forgetContacts()
    }

    func forgetContacts() {
        knownCount = nil
        knownRoughCount = nil
        lastSelection = nil
        lastSorted = nil
    }

    func bookNames() throws -> BookNames {
        if let knownBooks { return knownBooks }
        let books = try BookNames(connection)
        knownBooks = books
        return books
    }

    /// Nearly how many contacts there are, and never fewer: counting reads a whole index, which costs more than any
    /// search for a few. Keys count up as contacts come in, so that only those that were removed are too many.
    func roughContactCount() throws -> Int {
        if let knownCount = knownCount ?? knownRoughCount { return knownCount }
        let count = Int(clamping: try connection.integer("SELECT max(key) FROM contact"))
        knownRoughCount = count
        return count
    }

    /// Number of contacts.
    func contactCount() throws -> Int {
        if let knownCount { return knownCount }
        let count = Int(try connection.integer("SELECT ifnull(sum(contacts), 0) FROM book"))
        knownCount = count
        return count
    }

    func selection(_ query: ContactQuery) throws -> Selection {
        let question = Selection.Question(query)
        if let lastSelection, lastSelection.question == question { return lastSelection.selection }
        let selection = try select(question)
        lastSelection = (question, selection)
        return selection
    }

    /// The keys in the query's order, remembered, since windows of one list follow each other.
    func sorted(_ keys: KeySet, _ query: ContactQuery) throws -> [Int64] {
        let (question, order) = (Selection.Question(query), SortOrder(query))
        if let lastSorted, lastSorted.question == question, lastSorted.order == order { return lastSorted.keys }
        let sorted = try sort(keys, order)
        lastSorted = (question, order, sorted)
        return sorted
    }
}

extension SQLiteReader: StoreReader {
    func isMarked(_ mark: String) throws -> Bool {
        try connection.withStatement("SELECT 1 FROM mark WHERE mark = ?") { row in
            try row.bind(1, mark)
            return try row.step()
        }
    }

    func books() throws -> [AddressBook] {
        try connection.withStatement("SELECT \(BookColumns.names) FROM book ORDER BY key") { row in
            var books: [AddressBook] = []
            while try row.step() { books.append(try BookColumns.book(from: row, path: connection.path)) }
            return books
        }
    }

    func status(ofBook name: String) throws -> BookStatus {
        guard let key = try bookNames().keys[name] else { return BookStatus() }
        let sql = """
            SELECT last_success, skipped, directory_state, details_after, removals_since, removals, removals_of
            FROM book WHERE key = ?
            """
        return try connection.withStatement(sql) { row in
            try row.bind(1, key)
            guard try row.step() else { return BookStatus() }
            return BookStatus(
                lastSuccess: row.optionalInteger(0).map(Timestamp.init(milliseconds:)), skipped: Int(row.integer(1)),
                directoryState: row.optionalText(2), detailsAfter: row.optionalText(3),
                removals: row.optionalInteger(4).map {
                    RecentRemovals(
                        since: Timestamp(milliseconds: $0), count: Int(row.integer(5)), of: Int(row.integer(6)))
                })
        }
    }

    func contact(_ id: ContactID) throws -> Contact? {
        let sql = ContactColumns.contactQuery + " WHERE contact.id = ?"
        let books = try bookNames()
        return try connection.withStatement(sql) { row in
            try row.bind(1, id.text)
            return try row.step() ? try ContactColumns.contact(from: row, books: books) : nil
        }
    }

    func contactIDs(withPrefix prefix: String, limit: Int) throws -> [ContactID] {
        let sql = "SELECT id FROM contact WHERE id >= ?1 AND id < ?2 ORDER BY id LIMIT ?3"
        return try connection.withStatement(sql) { row in
            try row.bind(1, prefix)
            // Identifiers are ASCII, so that nothing that begins with the prefix stands behind this.
            try row.bind(2, prefix + "\u{7F}")
            try row.bind(3, Int64(max(0, limit)))
            var ids: [ContactID] = []
            while try row.step() { ids.append(try ContactColumns.id(0, of: row, path: connection.path)) }
            return ids
        }
    }

    func remoteEntries(ofBook name: String) throws -> [RemoteEntry] {
        guard let key = try bookNames().keys[name] else { return [] }
        let sql = "SELECT id, remote_id, tag FROM contact WHERE book = ? AND remote_id IS NOT NULL"
        return try connection.withStatement(sql) { row in
            try row.bind(1, key)
            return try remoteEntries(from: row)
        }
    }

    func remoteEntries(ofBook name: String, after remoteID: String?, limit: Int) throws -> [RemoteEntry] {
        guard let key = try bookNames().keys[name] else { return [] }
        let sql = """
            SELECT id, remote_id, tag FROM contact WHERE book = ? AND remote_id > ? ORDER BY remote_id LIMIT ?
            """
        return try connection.withStatement(sql) { row in
            try row.bind(1, key)
            try row.bind(2, remoteID ?? "")
            try row.bind(3, Int64(max(0, limit)))
            return try remoteEntries(from: row)
        }
    }

    private func remoteEntries(from row: Statement) throws -> [RemoteEntry] {
        var entries: [RemoteEntry] = []
        while try row.step() {
            entries.append(
                RemoteEntry(
                    id: try ContactColumns.id(0, of: row, path: connection.path), remoteID: row.text(1),
                    tag: row.optionalText(2)))
        }
        return entries
    }

    func remoteEntryCount(ofBook name: String) throws -> Int {
        guard let key = try bookNames().keys[name] else { return 0 }
        let sql = "SELECT count(*) FROM contact WHERE book = ? AND remote_id IS NOT NULL"
        return try connection.withStatement(sql) { row in
            try row.bind(1, key)
            return try row.step() ? Int(row.integer(0)) : 0
        }
    }
}
