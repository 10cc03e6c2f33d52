internal import Glibc
internal import Persistence
internal import Synchronization

/// The database file: how it comes into being, and how connections to it are opened.
struct StoreFile: Sendable {
    let path: String
    let busyTimeout: Duration

    /// Held while a file is made. Closing a file that another connection of this process has just opened would drop
    /// that one's POSIX locks, so nobody opens it before it is closed.
    private static let making = Mutex(())

    /// A connection to a file that is ours and of this version; the file is made where it is missing. Where nothing can
    /// be written, the file is read as it is.
    func open() throws -> Connection {
        try make()
        do {
            return try openForWriting()
        } catch let error as StoreError {
            guard try canBeReadInPlace(after: error) else { throw error }
            let connection = try Connection(path: path, access: .immutable, busyTimeout: busyTimeout)
            // Sorting needs no disk either.
            try connection.execute("PRAGMA temp_store = MEMORY")
            try connection.prepareSchema()
            return connection
        }
    }

    /// The same, or the error that says why nothing can be written.
    func openForWriting() throws -> Connection {
        let connection = try Connection(path: path, access: .readWrite, busyTimeout: busyTimeout)
        try connection.prepareSchema()
        return connection
    }

    /// Makes an empty file that is the user's alone: SQLite would take the umask's word for its mode, and gives the
    /// files that it puts beside it the mode of this one.
    private func make() throws(StoreError) {
        try Self.making.withLock { _ throws(StoreError) in
            // Looked at first: another process that makes the store gives the file content before its log.
            let hasLog = Self.size(of: path + "-wal") > 0
            var status = stat()
            if stat(path, &status) == 0 {
                guard status.st_mode & S_IFMT != S_IFDIR else {
                    throw StoreError.cannotOpen(path: path, reason: "it is a folder")
                }
                if status.st_mode & S_IFMT == S_IFREG { try refuseRemains(size: Int(status.st_size), hasLog: hasLog) }
                return
            }
            if hasLog {
                throw StoreError.cannotOpen(
                    path: path, reason: "it is gone, but what was written last is still in \(path)-wal")
            }
            let descriptor = Glibc.open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
            if descriptor >= 0 {
                close(descriptor)
                return
            }
            switch errno {
            case EEXIST: return
            case ENOSPC, EDQUOT: throw StoreError.full(path: path)
            case let code: throw StoreError.cannotOpen(path: path, reason: String(cString: strerror(code)))
            }
        }
    }

    /// SQLite would make a new database of a file of one byte, and delete the log beside an empty or a new one. An empty file
    /// without a log is a fresh store: it is what a process leaves that ends between making the file and filling it.
    private func refuseRemains(size: Int, hasLog: Bool) throws(StoreError) {
        if size == 0, hasLog {
            throw StoreError.damaged(path: path, detail: "it is empty, but what was written last is in \(path)-wal")
        }
        // https://www.sqlite.org/fileformat.html#the_database_header
        if (1..<100).contains(size) {
            throw StoreError.damaged(path: path, detail: "it is shorter than a database's header")
        }
    }

    /// SQLite cannot read a file with a write-ahead log where it cannot write beside it. Where there is no log, all is
    /// in the file itself, and it can be read as it is.
    private func canBeReadInPlace(after error: StoreError) throws(StoreError) -> Bool {
        var file = stat()
        guard access(path, R_OK) == 0, stat(path, &file) == 0, file.st_size > 0 else { return false }
        switch error {
        case .cannotOpen, .readOnly: break
        // On a full disk there is no room for the index of a log, which is empty then: all is in the file itself.
        case .full: return Self.size(of: path + "-wal") == 0
        default: return false
        }
        let folder = path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
        guard access(path, W_OK) != 0 || access(folder, W_OK) != 0 else { return false }
        guard Self.size(of: path + "-wal") > 0 else { return true }
        throw StoreError.cannotOpen(
            path: path, reason: "it can't be written to, and what was written last is still in \(path)-wal")
    }

    /// Zero where there is no file.
    private static func size(of path: String) -> Int {
        var status = stat()
        return stat(path, &status) == 0 ? Int(status.st_size) : 0
    }
}
