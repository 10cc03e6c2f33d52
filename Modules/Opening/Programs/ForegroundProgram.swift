internal import Glibc
package import Opening

/// Runs another program on the terminal of this one, until it ends. No shell stands between.
package enum ForegroundProgram {
    /// - Parameter arguments: the program, by its path or as PATH finds it, and its arguments; not empty.
    /// - Throws: ``OpeningError`` where it does not start, fails, or is ended by a signal.
    package static func run(_ arguments: [String]) throws(OpeningError) {
        let program = arguments.first ?? ""
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // This process ignores what the keys of the terminal send and what a closed pipe sends; a child would inherit
        // that.
        var signals = sigset_t()
        sigemptyset(&signals)
        for number in [SIGINT, SIGQUIT, SIGPIPE] { sigaddset(&signals, number) }
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
        let words: [UnsafeMutablePointer<CChar>?] = arguments.map { (word: String) in strdup(word) } + [nil]
        defer {
            for word in words { free(word) }
        }
        // Ctrl-C is meant for the program that has the terminal.
        let (interrupt, quit) = (signal(SIGINT, SIG_IGN), signal(SIGQUIT, SIG_IGN))
        defer {
            signal(SIGINT, interrupt)
            signal(SIGQUIT, quit)
        }
        var child = pid_t()
        let result = posix_spawnp(&child, program, nil, &attributes, words, environ)
        guard result == 0 else {
            throw .cannotStart(program: program, reason: String(cString: strerror(result)))
        }
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
        let ending = status & 0x7F
        if ending != 0 { throw .ended(program: program, signal: ending) }
        let code = (status >> 8) & 0xFF
        if code != 0 { throw .failed(program: program, status: code) }
    }
}
