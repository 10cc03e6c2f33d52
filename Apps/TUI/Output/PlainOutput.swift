internal import CommandLineStreams
internal import Composition
internal import Glibc

/// A descriptor that text is written to.
struct PlainOutput: Sendable {
    /// What came of writing.
    enum Outcome {
        case written
        /// Nobody reads any more.
        case closed
        case failed

        /// What a program ends with that wrote all it had to say, or could not.
        var exitCode: Int32 {
            switch self {
            case .written: ExitCode.done.rawValue
            // As a program ends that SIGPIPE kills.
            case .closed: 128 + SIGPIPE
            case .failed: ExitCode.storeFailed.rawValue
            }
        }
    }

    let descriptor: Int32

    /// Writes the whole text, or as much as is possible.
    func write(_ text: String) -> Outcome {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count > 0 {
                bytes = bytes.dropFirst(count)
            } else if errno != EINTR {
                return errno == EPIPE ? .closed : .failed
            }
        }
        return .written
    }
}
