internal import CSQLite
internal import Glibc
internal import Persistence

extension StoreError {
    /// Maps a result code of SQLite to a ``StoreError`` (https://www.sqlite.org/rescode.html). The connection, where
    /// there is one, says more.
    init(code: Int32, of connection: OpaquePointer?, path: String) {
        let message = String(cString: connection.map { sqlite3_errmsg($0) } ?? sqlite3_errstr(code))
        let systemError = connection.map { sqlite3_system_errno($0) } ?? 0
        switch code & 0xFF {
        case SQLITE_BUSY, SQLITE_LOCKED: self = .busy(path: path)
        case SQLITE_FULL: self = .full(path: path)
        case SQLITE_READONLY: self = .readOnly(path: path)
        case SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_AUTH:
            self = .cannotOpen(path: path, reason: systemError == 0 ? message : String(cString: strerror(systemError)))
        case SQLITE_CORRUPT, SQLITE_NOTADB: self = .damaged(path: path, detail: message)
        case SQLITE_IOERR where [ENOSPC, EDQUOT, EFBIG].contains(systemError): self = .full(path: path)
        case SQLITE_IOERR where systemError == EROFS: self = .readOnly(path: path)
        case SQLITE_IOERR where code == kith_sqlite_short_read: self = .damaged(path: path, detail: message)
        case SQLITE_IOERR:
            self = .failed(
                path: path, detail: systemError == 0 ? message : String(cString: strerror(systemError)))
        // What FTS5 says of tables of its own that are not as it left them has no code of its own.
        case SQLITE_ERROR where message.hasPrefix("invalid fts5 file format"):
            self = .damaged(path: path, detail: message)
        default: self = .failed(path: path, detail: message)
        }
    }
}
