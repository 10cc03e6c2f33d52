internal import Glibc
internal import Synchronization

/// File descriptor the signal handler writes to; -1 for none.
private let signalPipe = Atomic<Int32>(-1)

/// Keeps SIGTERM and SIGHUP from ending this process while a child has work of the user's in hand: they are passed on
/// to the child, and end this process when ``end()`` is called.
///
/// One at a time in a process.
final class TerminationSignals {
    /// The last of them that came.
    private(set) var received: Int32?
    private var before: [(number: Int32, handler: sighandler_t?)] = []
    private let readEnd: Int32

    /// Grace period for a child after SIGTERM.
    private static let patience = Duration.seconds(5)

    init() {
        var ends: [Int32] = [-1, -1]
        _ = pipe(&ends)
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        readEnd = ends[0]
        signalPipe.store(ends[1], ordering: .sequentiallyConsistent)
        for number in [SIGTERM, SIGHUP, SIGCHLD] { handle(number) }
    }

    /// Puts everything back as it was; this process then ends by the signal that came, if one did.
    func end() {
        for (number, handler) in before { signal(number, handler) }
        before = []
        close(signalPipe.exchange(-1, ordering: .sequentiallyConsistent))
        close(readEnd)
        if let received { kill(getpid(), received) }
    }

    /// Waits for a child. Its status is as waitpid(2) has it; nil where the child was told to end and does not.
    func wait(for child: pid_t) -> Int32? {
        var deadline: ContinuousClock.Instant?
        var status: Int32 = 0
        while true {
            let ended = waitpid(child, &status, WNOHANG)
            if ended == child || (ended < 0 && errno != EINTR) { return status }
            if let deadline, ContinuousClock.now > deadline { return nil }
            var item = pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0)
            poll(&item, 1, deadline == nil ? -1 : 100)
            for number in takeAll() {
                received = number
                deadline = .now + Self.patience
                for process in [child] + ProcessTree.descendants(of: child) {
                    kill(process, number)
                    // One that is stopped would not hear of it.
                    kill(process, SIGCONT)
                }
            }
        }
    }

    private func handle(_ number: Int32) {
        // Async-signal-safe: a load without a lock, and write(2).
        let previous = signal(number) { number in
            let saved = errno
            var byte = UInt8(truncatingIfNeeded: number)
            write(signalPipe.load(ordering: .relaxed), &byte, 1)
            errno = saved
        }
        // Who started this with nohup(1) means it.
        if number != SIGCHLD, Self.address(of: previous) == Self.address(of: SIG_IGN) {
            signal(number, previous)
        } else {
            before.append((number, previous))
        }
    }

    /// Handlers are no values to compare, and "ignore" is a number in the place of one.
    private static func address(of handler: sighandler_t?) -> Int { unsafeBitCast(handler, to: Int.self) }

    /// Drains the signals received since the last call, except SIGCHLD.
    private func takeAll() -> [Int32] {
        var bytes = [UInt8](repeating: 0, count: 64)
        let count = read(readEnd, &bytes, bytes.count)
        return bytes.prefix(max(0, count)).map { Int32($0) }.filter { $0 != SIGCHLD }
    }
}
