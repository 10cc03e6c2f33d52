internal import Dispatch
internal import Glibc

/// Why a command printed no secret. The reason never has what it printed.
struct SecretCommandError: Error {
    let reason: String
}

/// Runs a shell command, and reads the first line that it prints.
enum SecretCommand {
    /// A password manager may ask for its own password meanwhile.
    private static let limit = Duration.seconds(60)
    private static let most = 64 << 10

    static func run(_ command: String) async -> Result<String, SecretCommandError> {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async { continuation.resume(returning: blocking(command)) }
        }
    }

    private static func blocking(_ command: String) -> Result<String, SecretCommandError> {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return failure("no pipe could be made") }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        defer { close(ends[0]) }
        guard let child = start(command, output: ends[1]) else {
            close(ends[1])
            return failure("the command for the secret couldn't be started")
        }
        close(ends[1])
        let printed = read(ends[0])
        // What goes on printing, or never ends, is ended.
        if printed == nil { kill(child, SIGKILL) }
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
        guard let printed else {
            return failure("the command for the secret was ended: it took too long, or said too much")
        }
        guard status == 0 else { return failure("the command for the secret failed") }
        let line = printed.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
        guard !line.isEmpty, let text = String(validating: line, as: UTF8.self) else {
            return failure("the command for the secret printed none")
        }
        return .success(text)
    }

    private static func start(_ command: String, output: Int32) -> pid_t? {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
        // A full-screen front owns the terminal.
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        sigaddset(&signals, SIGPIPE)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
        // A shell command by convention, as git's credential helpers are: it is the user's own setting.
        var words: [UnsafeMutablePointer<CChar>?] = ["sh", "-c", command].map { (word: String) in strdup(word) }
        defer { for word in words { free(word) } }
        words.append(nil)
        var child = pid_t()
        return posix_spawn(&child, "/bin/sh", &actions, &attributes, words, environ) == 0 ? child : nil
    }

    /// All that is printed; nil where that takes too long or is too much.
    private static func read(_ descriptor: Int32) -> [UInt8]? {
        let deadline = ContinuousClock.now + limit
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 4_096)
        while bytes.count <= most {
            let left = deadline - .now
            guard left > .zero else { return nil }
            var event = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            let ready = poll(&event, 1, Int32(clamping: left.components.seconds * 1_000 + 1))
            if ready < 0, errno != EINTR { return nil }
            guard ready > 0 else { continue }
            let count = Glibc.read(descriptor, &chunk, chunk.count)
            if count == 0 { return bytes }
            if count > 0 { bytes += chunk.prefix(count) } else if errno != EINTR { return nil }
        }
        return nil
    }

    private static func failure(_ reason: String) -> Result<String, SecretCommandError> {
        .failure(SecretCommandError(reason: reason))
    }
}
