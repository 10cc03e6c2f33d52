internal import Glibc
internal import Persistence

/// Checks and copies the database file, with connections of its own.
package struct SQLiteStoreKeeper: StoreKeeper {
    let path: String
    private let busyTimeout = Duration.seconds(10)

    package init(path: String) {
        self.path = path
    }

    package func structuralErrors(isThorough: Bool) throws -> [String] {
        try Self.errors(in: readable(path), isThorough: isThorough)
    }

    package func backUp(to target: String) throws {
        try connection(to: path).copy(to: target)
    }

    package func restore(from source: String) throws -> String? {
        let copy = try readable(source)
        let version = Int(try copy.integer("PRAGMA user_version"))
        guard try copy.integer("PRAGMA application_id") == Schema.applicationID, version > 0 else {
            throw StoreError.damaged(path: source, detail: "it is not a store of Kith's")
        }
        guard version <= Schema.version else {
            throw StoreError.newerVersion(path: source, found: version, supported: Schema.version)
        }
        if let error = try Self.errors(in: copy, isThorough: true).first {
            throw StoreError.damaged(path: source, detail: error)
        }
        let former = try keepFormer()
        let target = try StoreFile(path: path, busyTimeout: busyTimeout).open()
        try copy.copy(into: target)
        try target.prepareSchema()
        return former
    }

    /// Copies what the store has now; a store that can't be copied, since it is damaged, is moved away.
    private func keepFormer() throws -> String? {
        guard access(path, F_OK) == 0 else { return nil }
        let former = Self.unused("\(path).before-restore")
        do {
            try backUp(to: former)
        } catch StoreError.damaged {
            for suffix in ["", "-wal", "-shm"] where access(path + suffix, F_OK) == 0 {
                guard rename(path + suffix, former + suffix) == 0 else {
                    throw StoreError.failed(path: path + suffix, detail: String(cString: strerror(errno)))
                }
            }
        }
        return former
    }

    /// The path, or the first of `PATH.2` and so on that does not exist.
    static func unused(_ path: String) -> String {
        var candidate = path
        var number = 1
        while access(candidate, F_OK) == 0 {
            number += 1
            candidate = "\(path).\(number)"
        }
        return candidate
    }

    private func connection(to path: String) throws -> Connection {
        try Connection(path: path, access: .readWrite, busyTimeout: busyTimeout)
    }

    /// A file on a disk that can't be written to is read in place.
    private func readable(_ path: String) throws -> Connection {
        do {
            let connection = try connection(to: path)
            _ = try connection.integer("SELECT count(*) FROM sqlite_schema")
            return connection
        } catch let error as StoreError {
            switch error {
            case .readOnly, .cannotOpen: break
            default: throw error
            }
            guard access(path, R_OK) == 0 else { throw error }
            return try Connection(path: path, access: .immutable, busyTimeout: busyTimeout)
        }
    }

    private static func errors(in connection: Connection, isThorough: Bool) throws -> [String] {
        let check = isThorough ? "PRAGMA integrity_check(100)" : "PRAGMA quick_check(100)"
        return try connection.withStatement(check) { row in
            var errors: [String] = []
            while try row.step() { errors.append(row.text(0)) }
            return errors == ["ok"] ? [] : errors
        }
    }
}
