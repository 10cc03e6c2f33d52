// SyncFileLock: the lock of syncs among processes. It knows no store.

internal import Configuration
internal import Glibc
package import Sync

/// The lock among all processes that share a store: a byte of a file beside the database for each book, locked for the
/// open file (fcntl(2), "open file description locks"), so that two syncs of one process exclude each other too. The
/// kernel gives it back however its holder ends, so that a killed sync holds up nobody.
package enum FileSyncLock {
    /// - Parameter database: the path of the database; its folder must be there.
    package static func lock(besides database: String) -> SyncLock {
        let path = database + ".sync-lock"
        return SyncLock { book in
            let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
            guard descriptor >= 0 else {
                throw ConfigurationError(errno: errno, doing: "couldn't open", path: path)
            }
            let lease = FileLease(descriptor)
            var range = Glibc.flock()
            range.l_type = Int16(F_WRLCK)
            range.l_whence = Int16(SEEK_SET)
            range.l_start = place(of: book)
            range.l_len = 1
            if fcntl(descriptor, setLockOfOpenFile, &range) == 0 { return lease }
            guard errno == EAGAIN || errno == EACCES else {
                throw ConfigurationError(errno: errno, doing: "couldn't lock", path: path)
            }
            return nil
        }
    }

    /// F_OFD_SETLK of <fcntl.h>, the same number on every processor; its macro does not reach Swift.
    private static let setLockOfOpenFile: Int32 = 37

    /// FNV-1a (32 bits) of the name: two books of one place only wait for each other.
    private static func place(of book: String) -> off_t {
        off_t(book.utf8.reduce(UInt32(0x811C_9DC5)) { ($0 ^ UInt32($1)) &* 0x0100_0193 })
    }
}

private final class FileLease: SyncLock.Lease {
    private let descriptor: Int32

    init(_ descriptor: Int32) {
        self.descriptor = descriptor
    }

    deinit { close(descriptor) }
}
