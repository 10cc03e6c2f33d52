import Glibc
import RegexBuilder

/// A program on a pseudo-terminal of its own, seen from the terminal's side.
final class PseudoTerminal {
    struct Failure: Error {
        let what: String
    }

    /// What the Glibc module doesn't bring: TIOCSPTLCK, TIOCGPTN and POSIX_SPAWN_SETSID.
    private enum Linux {
        static let unlock: UInt = 0x4004_5431
        static let number: UInt = 0x8004_5430
        static let newSession: Int16 = 0x80
    }

    private var master: Int32
    private let process: pid_t
    private(set) var bytes: [UInt8] = []

    /// Starts the probe's shell, which starts the probe.
    init(_ arguments: [String] = [], columns: Int = 80, rows: Int = 24, environment: [String] = ["TERM=xterm"]) throws {
        master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
        var number: Int32 = -1
        var lock: Int32 = 0
        guard master >= 0, ioctl(master, Linux.unlock, &lock) == 0, ioctl(master, Linux.number, &number) == 0 else {
            throw Failure(what: "no pseudo-terminal")
        }
        var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(master, UInt(TIOCSWINSZ), &size)
        var settings = posix_spawnattr_t()
        posix_spawnattr_init(&settings)
        defer { posix_spawnattr_destroy(&settings) }
        // libdispatch blocks signals in its threads, and a shell that inherits that has no job control.
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&settings, &none)
        posix_spawnattr_setflags(&settings, Linux.newSession | Int16(POSIX_SPAWN_SETSIGMASK))
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        // The first terminal that a session leader opens becomes its own.
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/pts/\(number)", O_RDWR, 0)
        posix_spawn_file_actions_adddup2(&actions, 0, 1)
        posix_spawn_file_actions_adddup2(&actions, 0, 2)
        let probe = try Self.probePath()
        let argv = ([probe] + arguments).map { strdup($0) } + [nil]
        let variables = environment.map { strdup($0) } + [nil]
        defer { for text in argv + variables { free(text) } }
        var pid: pid_t = 0
        guard posix_spawn(&pid, probe, &actions, &settings, argv, variables) == 0 else {
            throw Failure(what: "can't start \(probe)")
        }
        process = pid
    }

    deinit {
        kill(process, SIGKILL)
        if master >= 0 { close(master) }
        var status: Int32 = 0
        waitpid(process, &status, 0)
    }

    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The job that the shell started. The job may have written before the shell says so.
    func job() throws -> pid_t {
        let before = consumed
        consumed = 0
        defer { consumed = before }
        let line = try wait(for: #/\[shell\] job ([0-9]+)\s/#)
        guard let pid = pid_t(line.1) else { throw Failure(what: "no job") }
        return pid
    }

    func send(_ text: String) {
        send(Array(text.utf8))
    }

    func send(_ bytes: [UInt8]) {
        _ = write(master, bytes, bytes.count)
    }

    func resize(columns: Int, rows: Int) {
        var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(master, UInt(TIOCSWINSZ), &size)
    }

    /// Closes the window.
    func hangUp() {
        close(master)
        master = -1
    }

    /// Reads until the text holds a match that ends after the last one that was waited for; fails after a minute.
    @discardableResult
    func wait<Output>(for pattern: Regex<Output>) throws -> Output {
        let deadline = ContinuousClock.now + .seconds(60)
        while true {
            let seen = String(decoding: bytes[consumed...], as: UTF8.self)
            if let match = try pattern.firstMatch(in: seen) {
                consumed += seen[..<match.range.upperBound].utf8.count
                return match.output
            }
            guard ContinuousClock.now < deadline, readMore() else {
                throw Failure(what: "no match; the terminal got: \(seen.debugDescription)")
            }
        }
    }

    func wait(for text: String) throws {
        try wait(for: Regex { text })
    }

    private var consumed = 0

    private func readMore() -> Bool {
        var ready = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        guard poll(&ready, 1, 200) >= 0 else { return false }
        guard ready.revents != 0 else { return true }
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = read(master, &buffer, buffer.count)
        guard count > 0 else { return false }
        bytes += buffer[..<count]
        return true
    }

    /// The private modes that are on after all that was written; 7 and 25 are on to begin with.
    var modes: Set<Int> {
        var modes: Set = [7, 25]
        for match in text.matches(of: #/\u{1B}\[\?([0-9]+)([hl])/#) {
            guard let number = Int(match.1) else { continue }
            if match.2 == "h" { modes.insert(number) } else { modes.remove(number) }
        }
        return modes
    }

    /// What a terminal with the kitty keyboard protocol has on its stacks after all that was written: each screen has one,
    /// and a shell has put 7 on its own.
    var keyboard: (shell: [Int], app: [Int]) {
        var stacks = [[7], []]
        var screen = 0
        for match in text.matches(of: #/\u{1B}\[(?:\?1049([hl])|>([0-9]+)u|(<)u)/#) {
            if let change = match.1 {
                screen = change == "h" ? 1 : 0
            } else if let flags = match.2.flatMap({ Int($0) }) {
                stacks[screen].append(flags)
            } else {
                _ = stacks[screen].popLast()
            }
        }
        return (stacks[0], stacks[1])
    }

    private static func probePath() throws -> String {
        var buffer = [CChar](repeating: 0, count: 4_096)
        let count = readlink("/proc/self/exe", &buffer, buffer.count)
        let runner = String(decoding: buffer.prefix(max(0, count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
        for folder in [runner, CommandLine.arguments.first ?? "", bundlePath] {
            let path = folder.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
            if access("\(path)/TerminalProbe", X_OK) == 0 { return "\(path)/TerminalProbe" }
        }
        throw Failure(what: "TerminalProbe is not beside the tests; build it first")
    }

    private static var bundlePath: String {
        CommandLine.arguments.firstIndex(of: "--test-bundle-path").map { $0 + 1 }.flatMap {
            $0 < CommandLine.arguments.count ? CommandLine.arguments[$0] : nil
        } ?? ""
    }
}
