internal import Glibc
internal import Models
internal import Opening
internal import TerminalUI

/// A program beside the app: in a session of its own, so that it neither touches the terminal nor ends with it.
enum DetachedProgram {
    /// - Parameters:
    ///   - arguments: the program, by its path or as PATH finds it, and its arguments; not empty.
    ///   - onFailure: told how it ended, where that was not well; from any thread.
    /// - Throws: ``OpeningError`` where it does not start.
    static func start(
        _ arguments: [String], onFailure: @escaping @Sendable (String) -> Void
    ) throws(OpeningError) {
        let program = arguments.first ?? ""
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // This process ignores a closed pipe; a child would inherit that.
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGPIPE)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF) | newSession)
        var files = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&files)
        defer { posix_spawn_file_actions_destroy(&files) }
        for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
            posix_spawn_file_actions_addopen(&files, descriptor, "/dev/null", O_RDWR, 0)
        }
        let words: [UnsafeMutablePointer<CChar>?] = arguments.map { (word: String) in strdup(word) } + [nil]
        defer {
            for word in words { free(word) }
        }
        var child = pid_t()
        let result = posix_spawnp(&child, program, &files, &attributes, words, environ)
        guard result == 0 else { throw .cannotStart(program: program, reason: String(cString: strerror(result))) }
        let pid = child
        // Where there is no thread for it, the program runs all the same, and nobody learns how it ends.
        try? PosixThread.start { reap(pid, onFailure) }
    }

    /// POSIX_SPAWN_SETSID of <spawn.h>, which is not declared without _GNU_SOURCE.
    private static let newSession: Int16 = 0x80

    /// Waits for the end of a child, so that it leaves nothing behind.
    private static func reap(_ child: pid_t, _ onFailure: @Sendable (String) -> Void) {
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
        let ending = status & 0x7F
        if ending != 0 { return onFailure("was ended by signal \(ending)") }
        let code = (status >> 8) & 0xFF
        if code != 0 { onFailure("failed with exit status \(code)") }
    }
}
