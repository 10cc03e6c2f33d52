import FoundationEssentials
import Glibc

/// A folder of the benchmark's own under TMPDIR, removed with everything in it when it is let go.
final class ScratchFolder: Sendable {
    /// Absolute.
    let path: String

    /// Throws ``BenchError``.
    init() throws(BenchError) {
        let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        var template = Array("\(parent)/kith-bench-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw .system("no folder in \(parent)", errno) }
        path = String(decoding: template.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}
