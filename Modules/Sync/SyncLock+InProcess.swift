internal import Synchronization

extension SyncLock {
    /// A lock among the tasks of this process, for a store that no other process sees.
    package static func inProcess() -> SyncLock {
        let state = InProcessLock()
        return SyncLock { state.take() }
    }
}

private final class InProcessLock: Sendable {
    private let isTaken = Mutex(false)

    func take() -> InProcessLease? {
        let isMine = isTaken.withLock { taken in
            defer { taken = true }
            return !taken
        }
        return isMine ? InProcessLease(self) : nil
    }

    func release() { isTaken.withLock { $0 = false } }
}

private final class InProcessLease: SyncLock.Lease {
    private let lock: InProcessLock

    init(_ lock: InProcessLock) {
        self.lock = lock
    }

    deinit { lock.release() }
}
