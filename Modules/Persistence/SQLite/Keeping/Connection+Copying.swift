internal import CSQLite
internal import Glibc
internal import Persistence

extension Connection {
    /// Copies the database into a new file for its owner alone, checks it, and puts it in its place when it is whole. The
    /// copy is one file: what the log has is in it.
    func copy(to target: String) throws {
        guard access(target, F_OK) != 0 else {
            throw StoreError.cannotOpen(path: target, reason: String(cString: strerror(EEXIST)))
        }
        let unfinished = "\(target).unfinished"
        let descriptor = open(unfinished, O_RDWR | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            let code = errno
            if code == ENOSPC || code == EDQUOT { throw StoreError.full(path: unfinished) }
            throw StoreError.cannotOpen(path: unfinished, reason: String(cString: strerror(code)))
        }
        defer { close(descriptor) }
        do {
            try copyAndCheck(unfinished)
            guard fsync(descriptor) == 0, rename(unfinished, target) == 0 else {
                throw StoreError.failed(path: target, detail: String(cString: strerror(errno)))
            }
        } catch {
            for suffix in ["", "-wal", "-shm", "-journal"] { unlink(unfinished + suffix) }
            throw error
        }
    }

    private func copyAndCheck(_ path: String) throws {
        let copy = try Connection(path: path, access: .readWrite, busyTimeout: busyTimeout)
        try copy.execute("PRAGMA journal_mode = MEMORY")
        try self.copy(into: copy)
        // A file that is copied around must not need others beside it.
        try copy.execute("PRAGMA journal_mode = DELETE")
        let result = try copy.withStatement("PRAGMA integrity_check(1)") { row in try row.step() ? row.text(0) : "" }
        guard result == "ok" else { throw StoreError.damaged(path: self.path, detail: result) }
    }

    /// Replaces the contents of another connection's database by this one's (https://www.sqlite.org/backup.html). What
    /// others write meanwhile is in it or not, as a whole.
    func copy(into target: Connection) throws {
        guard let backup = sqlite3_backup_init(target.handle, "main", handle, "main") else {
            throw StoreError(code: sqlite3_errcode(target.handle), of: target.handle, path: target.path)
        }
        let deadline = ContinuousClock.now + busyTimeout
        var code = sqlite3_backup_step(backup, -1)
        while code == SQLITE_BUSY || code == SQLITE_LOCKED, ContinuousClock.now < deadline {
            usleep(5_000)
            code = sqlite3_backup_step(backup, -1)
        }
        let last = sqlite3_backup_finish(backup)
        guard code == SQLITE_DONE, last == SQLITE_OK else {
            throw StoreError(code: code == SQLITE_DONE ? last : code, of: target.handle, path: target.path)
        }
    }
}
