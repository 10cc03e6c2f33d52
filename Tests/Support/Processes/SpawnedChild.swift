internal import Glibc

/// A child process whose three streams are ours.
struct SpawnedChild {
    private let process: pid_t
    private let input: Int32
    private let output: Int32
    private let errors: Int32

    init(path: String, arguments: [String], environment: [String: String]) throws {
        let streams = try (0..<3).map { _ in try Self.makeStream() }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, streams[0].reading, 0)
        posix_spawn_file_actions_adddup2(&actions, streams[1].writing, 1)
        posix_spawn_file_actions_adddup2(&actions, streams[2].writing, 2)
        let words = ([path] + arguments).map { strdup($0) } + [nil]
        let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for text in words + variables { free(text) } }
        var child = pid_t()
        // The test runner blocks signals on its threads, and a child inherits that: a shell would wait for ever.
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
        let result = posix_spawn(&child, path, &actions, &attributes, words, variables)
        for end in [streams[0].reading, streams[1].writing, streams[2].writing] { close(end) }
        (input, output, errors, process) = (streams[0].writing, streams[1].reading, streams[2].reading, child)
        guard result == 0 else {
            for end in [input, output, errors] { close(end) }
            throw KithProcess.Failure.cannotStart("cannot start \(path): \(String(cString: strerror(result)))")
        }
    }

    /// Writes and reads until the child has ended, then gives what it left; once only.
    func communicate(
        input bytes: [UInt8], until deadline: ContinuousClock.Instant
    ) throws -> KithProcess.Outcome {
        var remaining = bytes[...]
        var texts: [Int32: [UInt8]] = [output: [], errors: []]
        var open = [output, errors] + (bytes.isEmpty ? [] : [input])
        if bytes.isEmpty { close(input) }
        defer { for end in open { close(end) } }
        while open.contains(output) || open.contains(errors) {
            var ready = open.map { pollfd(fd: $0, events: Int16($0 == input ? POLLOUT : POLLIN), revents: 0) }
            guard ContinuousClock.now < deadline else {
                kill(process, SIGKILL)
                waitpid(process, nil, 0)
                throw KithProcess.Failure.timedOut(
                    standardOutput: Self.text(texts[output]), standardError: Self.text(texts[errors]))
            }
            guard poll(&ready, nfds_t(ready.count), 50) > 0 else { continue }
            for item in ready where item.revents != 0 {
                let isOpen =
                    item.fd == input
                    ? Self.write(&remaining, to: item.fd) : Self.read(item.fd, into: &texts[item.fd, default: []])
                if !isOpen {
                    close(item.fd)
                    open.removeAll { $0 == item.fd }
                }
            }
        }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7F
        return KithProcess.Outcome(
            status: signal == 0 ? (status >> 8) & 0xFF : 128 + signal, standardOutput: Self.text(texts[output]),
            standardError: Self.text(texts[errors]))
    }

    /// False when the stream is at its end.
    private static func read(_ descriptor: Int32, into bytes: inout [UInt8]) -> Bool {
        var chunk = [UInt8](repeating: 0, count: 65_536)
        let count = Glibc.read(descriptor, &chunk, chunk.count)
        bytes += chunk.prefix(max(0, count))
        return count > 0 || (count < 0 && errno == EINTR)
    }

    /// False when all is written, or the child reads no more.
    private static func write(_ bytes: inout ArraySlice<UInt8>, to descriptor: Int32) -> Bool {
        let count = bytes.withUnsafeBytes { send(descriptor, $0.baseAddress, min($0.count, 4_096), Linux.noSignal) }
        bytes = bytes.dropFirst(max(0, count))
        return !bytes.isEmpty && (count > 0 || errno == EINTR)
    }

    private static func text(_ bytes: [UInt8]?) -> String { String(decoding: bytes ?? [], as: UTF8.self) }

    /// Sockets, since they can be made so that no other child inherits them, and one whose reader is gone sends no
    /// SIGPIPE to the tests.
    private static func makeStream() throws -> (reading: Int32, writing: Int32) {
        var ends: [Int32] = [-1, -1]
        let kind = Int32(SOCK_STREAM.rawValue) | Linux.closeOnExec
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
            throw KithProcess.Failure.cannotStart("no socket: \(String(cString: strerror(errno)))")
        }
        return (ends[0], ends[1])
    }

    /// Constants that the Glibc module imports as enumerations: SOCK_CLOEXEC and MSG_NOSIGNAL.
    private enum Linux {
        static let closeOnExec: Int32 = 0x80000
        static let noSignal: Int32 = 0x4000
    }
}
