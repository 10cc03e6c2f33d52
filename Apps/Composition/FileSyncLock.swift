internal import Configuration
internal import Glibc
internal import Sync

/// The lock among all processes that share a store: flock(2) on a file beside the database. The kernel gives it back
/// however its holder ends, so that a killed sync holds up nobody.
enum FileSyncLock {
    static func lock(besides database: String) -> SyncLock {
        let path = database + ".sync-lock"
        return SyncLock {
            let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
            guard descriptor >= 0 else {
                throw ConfigurationError(errno: errno, doing: "cannot open", path: path)
            }
            guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
                close(descriptor)
                return nil
            }
            return FileLease(descriptor)
        }
    }
}

private final class FileLease: SyncLock.Lease {
    private let descriptor: Int32

    init(_ descriptor: Int32) {
        self.descriptor = descriptor
    }

    deinit { close(descriptor) }
}
