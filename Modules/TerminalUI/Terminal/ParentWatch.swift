internal import CTerminal
internal import Glibc

/// Watches for the end of the process that started this one.
///
/// When a shell that holds this program's job is killed, the shell above it takes the terminal back, and nobody tells
/// this process: its next read fails, and until then it would leave its screen standing. So it ends itself as if the
/// terminal had hung up, once another process group has the terminal. A launcher that just ends takes nothing away.
struct ParentWatch {
    /// Readable when the parent has ended; -1 when there is nothing to wait for.
    private(set) var descriptor: Int32
    /// When to look again whether the terminal is lost.
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
        // The shell above needs a moment to notice; one that has not within two seconds never will.
        looksLeft -= 1
        self.deadline = looksLeft > 0 ? .now + .milliseconds(100) : nil
    }

    mutating func close() {
        if descriptor >= 0 { Glibc.close(descriptor) }
        descriptor = -1
    }
}
