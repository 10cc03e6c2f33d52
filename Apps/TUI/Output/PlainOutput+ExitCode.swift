internal import CommandLineStreams
internal import Glibc
internal import TerminalUI

extension PlainOutput.Outcome {
    /// Exit code of a program whose output was written or failed.
    var exitCode: Int32 {
        switch self {
        case .written: ExitCode.done.rawValue
        // As a program ends that SIGPIPE kills.
        case .closed: 128 + SIGPIPE
        case .failed: ExitCode.storeFailed.rawValue
        }
    }
}
