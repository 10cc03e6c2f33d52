internal import Glibc
internal import Synchronization

/// Holds replies back until somebody opens it.
package final class LoopbackGate: Sendable {
    private let ends: (read: Int32, write: Int32)
    private let isOpen = Mutex(false)

    /// Closed.
    package init() throws(LoopbackError) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw LoopbackError("pipe") }
        self.ends = (ends[0], ends[1])
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }

    deinit {
        open()
        close(ends.read)
    }

    /// Lets everything pass from now on.
    package func open() {
        isOpen.withLock { isOpen in
            if !isOpen { close(ends.write) }
            isOpen = true
        }
    }

    /// Polls as readable or hung up once open.
    var descriptor: Int32 { ends.read }
}
