internal import CSQLite
internal import Persistence

/// A prepared statement. Places are counted as SQLite does: parameters from 1, columns from 0.
final class Statement {
    private let handle: OpaquePointer
    private let connection: OpaquePointer
    private let path: String
    /// True if somebody is between binding and the end of its rows, so that nobody else may use it.
    var isInUse = false

    init(_ sql: String, on connection: OpaquePointer, path: String) throws(StoreError) {
        var handle: OpaquePointer?
        let flags = UInt32(SQLITE_PREPARE_PERSISTENT)
        let code = sqlite3_prepare_v3(connection, sql, -1, flags, &handle, nil)
        guard code == SQLITE_OK, let handle else { throw StoreError(code: code, of: connection, path: path) }
        self.handle = handle
        self.connection = connection
        self.path = path
    }

    deinit { sqlite3_finalize(handle) }

    func bind(_ place: Int32, _ text: String?) throws(StoreError) {
        guard var text else { return try check(sqlite3_bind_null(handle, place)) }
        let code = text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { characters in
                // An empty buffer may have no address, which SQLite would take for NULL.
                characters.baseAddress.map {
                    sqlite3_bind_text64(
                        handle, place, $0, UInt64(bytes.count), kith_sqlite_transient(), UInt8(SQLITE_UTF8))
                } ?? sqlite3_bind_text(handle, place, "", 0, kith_sqlite_transient())
            }
        }
        try check(code)
    }

    func bind(_ place: Int32, _ number: Int64?) throws(StoreError) {
        try check(number.map { sqlite3_bind_int64(handle, place, $0) } ?? sqlite3_bind_null(handle, place))
    }

    /// Binds bytes that are no text. They are copied.
    func bind(_ place: Int32, blob: [UInt8]) throws(StoreError) {
        let code = blob.withUnsafeBytes { bytes in
            // An empty array may have no address, which SQLite would take for NULL.
            bytes.baseAddress.map {
                sqlite3_bind_blob64(handle, place, $0, UInt64(bytes.count), kith_sqlite_transient())
            } ?? sqlite3_bind_zeroblob(handle, place, 0)
        }
        try check(code)
    }

    /// Runs a statement that has no rows with the texts of a range bound to the places from `first` on, without copying
    /// them: for the next run they must be bound anew.
    func run(binding texts: TextList, _ range: Range<Int>, from first: Int32 = 1) throws(StoreError) {
        // The texts' memory is theirs for the length of this closure only; nothing but a run looks at it.
        try texts.bytes.withUnsafeBufferPointer { bytes throws(StoreError) in
            var parameter = first
            for index in range {
                if let place = texts.place(of: index), let start = bytes.baseAddress {
                    let text = UnsafeRawPointer(start + place.lowerBound).assumingMemoryBound(to: CChar.self)
                    try check(
                        sqlite3_bind_text64(
                            handle, parameter, text, UInt64(place.count), nil, UInt8(SQLITE_UTF8)))
                } else {
                    try check(sqlite3_bind_null(handle, parameter))
                }
                parameter += 1
            }
            try run()
        }
    }

    /// Binds a parameter by its name, `:name`.
    func bind(_ name: String, _ text: String) throws(StoreError) {
        try bind(sqlite3_bind_parameter_index(handle, name), text)
    }

    func bind(_ name: String, _ number: Int64) throws(StoreError) {
        try bind(sqlite3_bind_parameter_index(handle, name), number)
    }

    /// True if there is a row, or another one.
    func step() throws(StoreError) -> Bool {
        switch sqlite3_step(handle) {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        case let code: throw StoreError(code: code, of: connection, path: path)
        }
    }

    /// Runs a statement that has no rows, and makes it ready for the next time.
    func run() throws(StoreError) {
        defer { sqlite3_reset(handle) }
        _ = try step()
    }

    /// Ends the rows, to run again with what is bound.
    func rewind() { sqlite3_reset(handle) }

    /// Ends the rows and forgets what was bound.
    func reset() {
        sqlite3_reset(handle)
        sqlite3_clear_bindings(handle)
    }

    func isNull(_ column: Int32) -> Bool { sqlite3_column_type(handle, column) == SQLITE_NULL }

    func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(handle, column) }

    func optionalInteger(_ column: Int32) -> Int64? { isNull(column) ? nil : integer(column) }

    /// Empty where the column is NULL. Bytes that are no UTF-8, which only a damaged file has, become U+FFFD.
    func text(_ column: Int32) -> String { optionalText(column) ?? "" }

    func optionalText(_ column: Int32) -> String? {
        withBytes(column) { String(decoding: $0, as: UTF8.self) }
    }

    func bytes(_ column: Int32) -> [UInt8]? { withBytes(column) { Array($0) } }

    /// Bytes that are no text; empty where the column is NULL.
    func blob(_ column: Int32) -> [UInt8] {
        guard let start = sqlite3_column_blob(handle, column) else { return [] }
        return Array(UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, column))))
    }

    /// Nil where the column is NULL.
    func withBytes<Result, Failure>(
        _ column: Int32, _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
    ) throws(Failure) -> Result? {
        // The text must be asked for before its length: asking may convert it.
        guard let start = sqlite3_column_text(handle, column) else { return nil }
        return try body(UnsafeBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, column))))
    }

    /// Reads a column that is JSON as a whole; nil where it is NULL.
    func withJSON<Result>(
        _ column: Int32, _ read: (inout JSONCursor) throws(JSONCursor.Mismatch) -> Result
    ) throws(JSONCursor.Mismatch) -> Result? {
        try withBytes(column) { bytes throws(JSONCursor.Mismatch) in
            var cursor = JSONCursor(bytes)
            let result = try read(&cursor)
            try cursor.end()
            return result
        }
    }

    private func check(_ code: Int32) throws(StoreError) {
        guard code == SQLITE_OK else { throw StoreError(code: code, of: connection, path: path) }
    }
}
