internal import Glibc

/// The user's pager, which long output on a terminal goes through.
@MainActor
package final class Pager {
    private let command: String
    private var process: pid_t?
    /// File descriptor the pager reads from while it runs.
    package private(set) var input: Int32?
    /// Output sent to the pager while all of it may be unread; nil once some of it was read.
    private var unread: [UInt8]? = []
    private var interruptAction = sigaction()

    /// Capacity of a pipe in bytes (pipe(7)).
    private static let pipeCapacity = 1 << 16

    var isRunning: Bool { process != nil }

    /// Nil where the user wants none: KITH_PAGER, else PAGER, is empty or `cat`.
    package init?(environment: [String: String]) {
        let command = environment["KITH_PAGER"] ?? environment["PAGER"] ?? "less"
        guard !command.isEmpty, command != "cat" else { return nil }
        self.command = command
        // Quit on one screen, pass colors, leave the text on the screen; unless the user has set it themselves.
        setenv("LESS", "FRX", 0)
    }

    /// False where it could not be started: then the output goes to the terminal itself.
    package func start() -> Bool {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return false }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, ends[0], STDIN_FILENO)
        // A pager is a shell command by convention (man(1), git(1)); it is the user's own setting.
        var words: [UnsafeMutablePointer<CChar>?] = ["sh", "-c", command].map { (word: String) in strdup(word) }
        defer {
            for word in words { free(word) }
        }
        words.append(nil)
        var child = pid_t()
        // This process ignores SIGPIPE and, while a pager runs, SIGINT: a child would inherit that.
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGPIPE)
        sigaddset(&signals, SIGINT)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
        ignoreInterrupts()
        let status = posix_spawn(&child, "/bin/sh", &actions, &attributes, words, environ)
        close(ends[0])
        guard status == 0 else {
            close(ends[1])
            heedInterrupts()
            return false
        }
        process = child
        input = ends[1]
        return true
    }

    /// Notes what was written to ``input``.
    func took(_ bytes: ArraySlice<UInt8>) {
        guard let sent = unread else { return }
        unread = sent.count + bytes.count <= Self.pipeCapacity ? sent + bytes : nil
    }

    /// Waits until the user is done with the pager.
    ///
    /// - Returns: all that it was sent, where the shell could not run it; else nil.
    package func finish() -> [UInt8]? {
        if let input { close(input) }
        input = nil
        guard let process else { return nil }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        self.process = nil
        heedInterrupts()
        let hasExited = status & 0x7F == 0
        return hasExited && Self.cannotRun.contains((status >> 8) & 0xFF) ? unread : nil
    }

    /// Exit statuses of a shell for a command it cannot find or may not execute (sh(1), "Exit status").
    private static let cannotRun: ClosedRange<Int32> = 126...127

    /// Ctrl-C is the pager's, as with git(1): less(1) stops a search with it.
    private func ignoreInterrupts() {
        var ignoring = sigaction()
        ignoring.__sigaction_handler.sa_handler = SIG_IGN
        sigaction(SIGINT, &ignoring, &interruptAction)
    }

    private func heedInterrupts() { sigaction(SIGINT, &interruptAction, nil) }
}
