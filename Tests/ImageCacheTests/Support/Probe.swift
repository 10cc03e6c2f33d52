import Glibc
import Testing

/// A run of ImageCacheProbe, which the tests' build puts beside them.
final class Probe {
    private let process: pid_t
    private var isReaped = false

    init(_ folder: String, _ url: String, byte: UInt8) throws {
        let arguments: [String] = [Self.program, folder, url, "\(byte)"]
        let words = arguments.map { strdup($0) } + [nil]
        let variables = [strdup("SWIFT_BACKTRACE=enable=no"), nil]
        defer { for text in words + variables { free(text) } }
        var child = pid_t()
        try #require(posix_spawn(&child, Self.program, nil, nil, words, variables) == 0, "cannot start \(Self.program)")
        process = child
    }

    deinit { kill() }

    private static let program: String = {
        var buffer = [CChar](repeating: 0, count: 4_096)
        let count = readlink("/proc/self/exe", &buffer, buffer.count)
        let runner = String(decoding: buffer.prefix(max(0, count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
        return (runner.lastIndex(of: "/").map { runner[...$0] } ?? "") + "ImageCacheProbe"
    }()

    /// Ends it at once, as `kill -9` does, and waits until it is gone.
    func kill() {
        guard !isReaped else { return }
        isReaped = true
        Glibc.kill(process, SIGKILL)
        waitpid(process, nil, 0)
    }
}
