import CSQLite
import Testing

/// A database file as any other program sees it.
final class RawDatabase {
    private let handle: OpaquePointer

    init(_ path: String) throws {
        var handle: OpaquePointer?
        let code = sqlite3_open_v2(path, &handle, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nil)
        self.handle = try #require(handle)
        try #require(code == SQLITE_OK)
    }

    deinit { sqlite3_close_v2(handle) }

    func execute(_ sql: String) throws {
        let code = sqlite3_exec(handle, sql, nil, nil, nil)
        try #require(code == SQLITE_OK, "\(String(cString: sqlite3_errmsg(handle)))")
    }

    /// The first column of the first row as text.
    func text(_ sql: String) throws -> String? {
        var statement: OpaquePointer?
        try #require(sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK)
        defer { sqlite3_finalize(statement) }
        guard sqlite3_step(statement) == SQLITE_ROW, let text = sqlite3_column_text(statement, 0) else { return nil }
        return String(cString: text)
    }

    /// How SQLite would run a statement: a line for each step (https://www.sqlite.org/eqp.html).
    func plan(_ sql: String) throws -> [String] {
        var statement: OpaquePointer?
        try #require(sqlite3_prepare_v2(handle, "EXPLAIN QUERY PLAN " + sql, -1, &statement, nil) == SQLITE_OK)
        defer { sqlite3_finalize(statement) }
        var steps: [String] = []
        while sqlite3_step(statement) == SQLITE_ROW {
            if let detail = sqlite3_column_text(statement, 3) { steps.append(String(cString: detail)) }
        }
        return steps
    }

    /// What SQLite and its full-text index say of the file: "ok".
    func integrity() throws -> String? {
        try execute("INSERT INTO search (search, rank) VALUES ('integrity-check', 1)")
        return try text("PRAGMA foreign_key_check") ?? text("PRAGMA integrity_check")
    }
}
