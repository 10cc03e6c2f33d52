internal import Glibc

/// Asks the tmux that the app runs in what it lets through; nothing of tmux is changed.
package enum TmuxQuestion {
    /// Longer than any answer, and short enough for one read.
    private static let limit = 4_096
    /// A tmux that does not answer is left to itself.
    private static let timeoutMilliseconds: Int32 = 2_000

    /// Nil outside of tmux, and where it does not answer. Takes a few milliseconds, off the caller's actor.
    @concurrent
    package static func facts(environment: [String: String]) async -> TmuxFacts? {
        guard environment["TMUX"]?.isEmpty == false, let answer = answer(to: TmuxFacts.question) else { return nil }
        return TmuxFacts(answer: answer)
    }

    private static func answer(to question: [String]) -> String? {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        defer { close(ends[0]) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
        // Whatever it says there would stand in the middle of the screen.
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        let words: [UnsafeMutablePointer<CChar>?] = question.map { (word: String) in strdup(word) } + [nil]
        defer {
            for word in words { free(word) }
        }
        var child = pid_t()
        let result = posix_spawnp(&child, question[0], &actions, nil, words, environ)
        close(ends[1])
        guard result == 0 else { return nil }
        var waiting = pollfd(fd: ends[0], events: Int16(POLLIN), revents: 0)
        var bytes: [UInt8] = []
        while bytes.count < limit, poll(&waiting, 1, timeoutMilliseconds) > 0 {
            var chunk = [UInt8](repeating: 0, count: limit)
            let count = read(ends[0], &chunk, chunk.count)
            guard count > 0 else { break }
            bytes += chunk.prefix(count)
        }
        kill(child, SIGKILL)
        while waitpid(child, nil, 0) < 0, errno == EINTR {}
        return String(validating: bytes, as: UTF8.self)
    }
}
