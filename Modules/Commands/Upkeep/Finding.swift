internal import CommandLineErrors
package import CommandLineStreams
internal import Models

/// One thing that the doctor looked at.
package struct Finding: Sendable {
    package enum Status: String, Sendable {
        case ok, warning, failed
    }

    package let name: String
    package let status: Status
    package let detail: String
    /// Recommended action; nil for none.
    package let hint: String?
    /// Exit code of a command that hits the finding.
    package let exitCode: ExitCode

    package init(name: String, status: Status, detail: String, hint: String? = nil, exitCode: ExitCode = .done) {
        self.name = name
        self.status = status
        self.detail = detail
        self.hint = hint
        self.exitCode = exitCode
    }

    /// Finding that keeps commands from running.
    package init(name: String, failed error: any Error) {
        let problem = CommandError(error)
        self.init(
            name: name, status: .failed, detail: problem.message, hint: problem.hint, exitCode: problem.exitCode)
    }
}
