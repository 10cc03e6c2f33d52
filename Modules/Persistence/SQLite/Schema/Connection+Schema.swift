internal import Glibc
internal import Persistence

extension Connection {
    /// Finds out whether the file is ours and up to date, and makes it so where it is empty or older. Safe against
    /// another process that does the same. A file that is not ours is not touched.
    func prepareSchema() throws {
        // In one transaction: read one by one, the values could be those of before and after another process's making.
        guard try !transaction(.deferred, isCurrent) else { return }
        // For a file that is still empty: half as many pages to search and to write as in SQLite's own 4 KiB. It is
        // without effect on any other.
        try execute("PRAGMA page_size = 8192")
        try switchToWriteAheadLog()
        try keepEarlierVersion()
        try execute("BEGIN IMMEDIATE")
        do {
            // Another process may have been faster.
            if try !isCurrent() {
                for (number, step) in Schema.steps.enumerated().dropFirst(Int(try integer("PRAGMA user_version"))) {
                    try execute(step)
                    try execute("PRAGMA user_version = \(number + 1)")
                }
                try execute("PRAGMA application_id = \(Schema.applicationID)")
            }
            try execute("COMMIT")
        } catch {
            try? execute("ROLLBACK")
            throw error
        }
    }

    /// False for an empty file and for one of an earlier version; throws for files that are none of ours or of a later
    /// version.
    private func isCurrent() throws -> Bool {
        let version = Int(try integer("PRAGMA user_version"))
        let applicationID = try integer("PRAGMA application_id")
        if applicationID == Schema.applicationID {
            guard version <= Schema.version else {
                throw StoreError.newerVersion(path: path, found: version, supported: Schema.version)
            }
            guard version > 0 else { throw StoreError.damaged(path: path, detail: "its version is \(version)") }
            return version == Schema.version
        }
        guard applicationID == 0, version == 0, try integer("SELECT count(*) FROM sqlite_schema") == 0 else {
            throw StoreError.damaged(path: path, detail: "it is another program's database")
        }
        return false
    }

    /// Copies a file of an earlier version before it is changed: `kith.db.version-5`. One that is there already is from the
    /// same migration, by another process or one that did not come to its end.
    private func keepEarlierVersion() throws {
        let version = try integer("PRAGMA user_version")
        let copy = "\(path).version-\(version)"
        guard version > 0, version < Schema.version, access(copy, F_OK) != 0 else { return }
        do {
            try self.copy(to: copy)
        } catch StoreError.cannotOpen {
            // Another process was faster; or nothing can be made here, which the migration itself then says.
            return
        }
    }

    /// A file keeps this mode for good. While another process switches, SQLite answers at once that the file is busy,
    /// whatever the time-out, so this asks again.
    private func switchToWriteAheadLog() throws {
        let deadline = ContinuousClock.now + busyTimeout
        while true {
            do {
                return try execute("PRAGMA journal_mode = WAL")
            } catch StoreError.busy where ContinuousClock.now < deadline {
                usleep(2000)
            }
        }
    }
}
