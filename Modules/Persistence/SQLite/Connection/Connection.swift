internal import CSQLite
internal import Persistence

/// One connection to the database file, with its prepared statements.
///
/// It is opened without SQLite's own mutex, so only one thread at a time may use it. `@unchecked Sendable` holds since
/// a connection is either kept, unused, behind a `Mutex` of the store or lent by it to the one closure that runs with
/// it: no two threads ever have it at once.
final class Connection: @unchecked Sendable {
    enum Access {
        /// Reads and writes; the file must exist already.
        case readWrite
        /// Reads a file that nobody can write to meanwhile, without locks and without files beside it.
        case immutable
    }

    let path: String
    let busyTimeout: Duration
    let handle: OpaquePointer
    private var statements: [String: Statement] = [:]

    init(path: String, access: Access, busyTimeout: Duration) throws(StoreError) {
        let (name, flags) =
            switch access {
            case .readWrite: (path, SQLITE_OPEN_READWRITE)
            case .immutable: (Self.immutableURI(path), SQLITE_OPEN_READONLY | SQLITE_OPEN_URI)
            }
        _ = Self.configuration
        var handle: OpaquePointer?
        let code = sqlite3_open_v2(name, &handle, flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nil)
        guard code == SQLITE_OK, let handle else {
            let error = StoreError(code: code, of: handle, path: path)
            sqlite3_close_v2(handle)
            throw error
        }
        self.path = path
        self.busyTimeout = busyTimeout
        self.handle = handle
        sqlite3_busy_timeout(handle, busyTimeout.wholeMilliseconds)
        _ = kith_sqlite_defend(handle)
    }

    deinit {
        statements.removeAll()
        sqlite3_close_v2(handle)
    }

    /// True if the file was opened, but can only be read.
    var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") != 0 }

    /// The rowid of the row inserted last.
    var lastInsertedKey: Int64 { sqlite3_last_insert_rowid(handle) }

    /// Number of rows changed by the last statement that writes.
    var changedRows: Int { Int(sqlite3_changes(handle)) }

    /// Runs statements that have no rows and no parameters.
    func execute(_ sql: String) throws(StoreError) {
        let code = sqlite3_exec(handle, sql, nil, nil, nil)
        guard code == SQLITE_OK else { throw StoreError(code: code, of: handle, path: path) }
    }

    /// Lends a statement, prepared at its first use. While it is lent, the same text is prepared once more for others.
    func withStatement<Result>(_ sql: String, _ body: (Statement) throws -> Result) throws -> Result {
        let statement: Statement
        if let known = statements[sql], !known.isInUse {
            statement = known
        } else {
            statement = try Statement(sql, on: handle, path: path)
            if statements[sql] == nil { statements[sql] = statement }
        }
        statement.isInUse = true
        defer {
            statement.reset()
            statement.isInUse = false
        }
        return try body(statement)
    }

    /// The first column of the first row; 0 where there is none.
    func integer(_ sql: String) throws -> Int64 {
        try withStatement(sql) { try $0.step() ? $0.integer(0) : 0 }
    }

    /// SQLite's own, made once before its first use; refused, and of no effect, where another part of the process was
    /// faster.
    private static let configuration = kith_sqlite_count_no_memory()

    /// https://www.sqlite.org/uri.html: everything but what is plain in a path is escaped.
    private static func immutableURI(_ path: String) -> String {
        let hex = Array("0123456789ABCDEF")
        var uri = "file:"
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-"),
                UInt8(ascii: "_"):
                uri.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                uri += "%"
                uri.append(hex[Int(byte >> 4)])
                uri.append(hex[Int(byte & 15)])
            }
        }
        return uri + "?immutable=1"
    }
}
