internal import Synchronization

extension SyncLock {
    /// A lock among the tasks of this process, for a store that no other process uses.
    package static func inProcess() -> SyncLock {
        let locks = InProcessLocks()
        return SyncLock { locks.take($0) }
    }
}

private final class InProcessLocks: Sendable {
    private let taken = Mutex<Set<String>>([])

    func take(_ book: String) -> InProcessLease? {
        taken.withLock { $0.insert(book).inserted } ? InProcessLease(book, of: self) : nil
    }

    func release(_ book: String) { taken.withLock { _ = $0.remove(book) } }
}

private final class InProcessLease: SyncLock.Lease {
    private let book: String
    private let locks: InProcessLocks

    init(_ book: String, of locks: InProcessLocks) {
        self.book = book
        self.locks = locks
    }

    deinit { locks.release(book) }
}
