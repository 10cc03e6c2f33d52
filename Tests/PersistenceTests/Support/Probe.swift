import Glibc
import Synchronization
import Testing

/// A run of StoreProbe, which the tests' build puts beside them.
final class Probe {
    private let process: pid_t
    private let output: UnsafeMutablePointer<FILE>
    private let input: Int32

    /// Held from the making of the pipes to the start, so that no other probe inherits their ends.
    private static let starting = Mutex(())

    init(_ command: String, _ path: String) throws {
        let (process, input, output) = try Self.starting.withLock { _ in try Self.start([command, path]) }
        self.process = process
        self.input = input
        self.output = try #require(fdopen(output, "r"))
    }

    private static func start(_ arguments: [String]) throws -> (process: pid_t, input: Int32, output: Int32) {
        var toChild: [Int32] = [0, 0]
        var fromChild: [Int32] = [0, 0]
        try #require(pipe(&toChild) == 0 && pipe(&fromChild) == 0)
        for end in toChild + fromChild { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, toChild[0], 0)
        posix_spawn_file_actions_adddup2(&actions, fromChild[1], 1)
        let words = ([program] + arguments).map { strdup($0) } + [nil]
        let variables = [strdup("SWIFT_BACKTRACE=enable=no"), nil]
        defer { for text in words + variables { free(text) } }
        var child = pid_t()
        let result = posix_spawn(&child, program, &actions, nil, words, variables)
        close(toChild[0])
        close(fromChild[1])
        try #require(result == 0, "cannot start \(program)")
        return (child, toChild[1], fromChild[0])
    }

    deinit {
        fclose(output)
        kill()
    }

    private static let program: String = {
        var buffer = [CChar](repeating: 0, count: 4096)
        let count = readlink("/proc/self/exe", &buffer, buffer.count)
        let runner = String(decoding: buffer.prefix(max(0, count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
        return (runner.lastIndex(of: "/").map { runner[...$0] } ?? "") + "StoreProbe"
    }()

    /// The next line that it says; nil when it has ended.
    func line() -> String? {
        var buffer: UnsafeMutablePointer<CChar>?
        var capacity = 0
        defer { free(buffer) }
        let count = getline(&buffer, &capacity, output)
        guard count > 0, let buffer else { return nil }
        return String(cString: buffer).split(separator: "\n").first.map(String.init) ?? ""
    }

    /// Ends its input.
    func closeInput() { close(input) }

    private var isReaped = false

    /// Ends it at once, as `kill -9` does, and waits until it is gone.
    func kill() {
        guard !isReaped else { return }
        isReaped = true
        Glibc.kill(process, SIGKILL)
        waitpid(process, nil, 0)
    }
}
