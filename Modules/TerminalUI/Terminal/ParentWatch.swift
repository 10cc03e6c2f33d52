internal import CTerminal
internal import Glibc

/// Detects the end of the parent process.
///
/// When a shell that holds this program's job is killed, the shell above it takes the terminal back without notice:
/// this process's next read fails, and until then its screen would stay. So the process ends itself, as after a hangup,
/// once another process group owns the terminal. A launcher that merely exits does not take the terminal.
struct ParentWatch {
    /// Readable when the parent has ended; -1 if there is nothing to wait for.
    private(set) var descriptor: Int32
    /// The time of the next check whether the terminal is lost.
    private(set) var deadline: ContinuousClock.Instant?
    private var looksLeft = 20

    init() {
        descriptor = cterminal_open_parent()
    }

    mutating func look(hasEnded: Bool, terminal: Int32) {
        if hasEnded {
            close()
            deadline = .now
        }
        guard let deadline, deadline <= .now else { return }
        if cterminal_has_lost_terminal(terminal) != 0 { kill(getpid(), SIGHUP) }
        // The shell above needs a moment to react; after two seconds it never will.
        looksLeft -= 1
        self.deadline = looksLeft > 0 ? .now + .milliseconds(100) : nil
    }

    mutating func close() {
        if descriptor >= 0 { Glibc.close(descriptor) }
        descriptor = -1
    }
}
