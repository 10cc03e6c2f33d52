internal import CommandLineStreams
internal import Glibc
internal import TerminalUI

extension PlainOutput.Outcome {
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
