import Glibc

/// A program on a pseudo-terminal of its own, seen from the terminal's side.
final class PseudoTerminal {
    /// Constants that the Glibc module lacks: TIOCSPTLCK, TIOCGPTN and POSIX_SPAWN_SETSID.
    private enum Linux {
        static let unlock: UInt = 0x4004_5431
        static let number: UInt = 0x8004_5430
        static let newSession: Int16 = 0x80
    }

    let process: pid_t
    private let master: Int32

    /// Starts the program in a session whose terminal this is. Throws ``BenchError``.
    ///
    /// - Parameters:
    ///   - input: a file in the place of standard input; nil for the terminal.
    ///   - environment: all of it.
    init(
        _ command: ProcessCommand, input: String?, environment: [String: String], columns: Int, rows: Int
    ) throws(BenchError) {
        let (master, path) = try Self.open(columns: columns, rows: rows)
        self.master = master
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        // The first terminal that a session leader opens becomes its own.
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, path, O_RDWR, 0)
        posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO)
        if let input {
            posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, input, O_RDONLY, 0)
        } else {
            posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDIN_FILENO)
        }
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        posix_spawnattr_setflags(&attributes, Linux.newSession)
        let words = ([command.path] + command.arguments).map { strdup($0) } + [nil]
        let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for text in words + variables { free(text) } }
        var process = pid_t()
        let result = posix_spawn(&process, command.path, &actions, &attributes, words, variables)
        guard result == 0 else {
            close(master)
            throw .system("cannot start \(command.path)", result)
        }
        self.process = process
    }

    /// The window is closed, and the program ended if that does not end it.
    deinit {
        close(master)
        kill(process, SIGKILL)
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
    }

    /// Output read within the time; empty after a timeout, nil at the end of the stream.
    func read(withinMilliseconds patience: Int32) -> [UInt8]? {
        var ready = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        guard poll(&ready, 1, max(0, patience)) > 0 else { return [] }
        var count = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, used in
            count = Glibc.read(master, buffer.baseAddress, buffer.count)
            used = max(0, count)
        }
        return count > 0 ? bytes : nil
    }

    func write(_ bytes: [UInt8]) { _ = Glibc.write(master, bytes, bytes.count) }

    private static func open(columns: Int, rows: Int) throws(BenchError) -> (master: Int32, path: String) {
        let master = Glibc.open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
        var number: Int32 = -1
        var lock: Int32 = 0
        guard master >= 0, ioctl(master, Linux.unlock, &lock) == 0, ioctl(master, Linux.number, &number) == 0 else {
            throw .system("no pseudo-terminal", errno)
        }
        var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(master, UInt(TIOCSWINSZ), &size)
        return (master, "/dev/pts/\(number)")
    }
}
