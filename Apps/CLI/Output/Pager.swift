internal import Glibc

/// The person's pager, which long output on a terminal goes through.
@MainActor
final class Pager {
    private let command: String
    private var process: pid_t?
    /// Where the pager reads, while it runs.
    private(set) var input: Int32?

    var isRunning: Bool { process != nil }

    /// Nil where the person wants none: KITH_PAGER, else PAGER, is empty or `cat`.
    init?(environment: [String: String]) {
        let command = environment["KITH_PAGER"] ?? environment["PAGER"] ?? "less"
        guard !command.isEmpty, command != "cat" else { return nil }
        self.command = command
        // Quit on one screen, pass colours, leave the text on the screen; unless the person has set it themselves.
        setenv("LESS", "FRX", 0)
    }

    /// False where it could not be started: then the output goes to the terminal itself.
    func start() -> Bool {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return false }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, ends[0], STDIN_FILENO)
        // A pager is a shell command by convention (man(1), git(1)); it is the person's own setting.
        var words: [UnsafeMutablePointer<CChar>?] = ["sh", "-c", command].map { (word: String) in strdup(word) }
        defer {
            for word in words { free(word) }
        }
        words.append(nil)
        var child = pid_t()
        // This process ignores SIGPIPE, and a child would inherit that.
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGPIPE)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
        let status = posix_spawn(&child, "/bin/sh", &actions, &attributes, words, environ)
        close(ends[0])
        guard status == 0 else {
            close(ends[1])
            return false
        }
        process = child
        input = ends[1]
        return true
    }

    func wait() {
        if let input { close(input) }
        input = nil
        guard let process else { return }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        self.process = nil
    }
}
