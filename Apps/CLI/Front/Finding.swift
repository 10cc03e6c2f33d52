internal import CommandLineErrors
internal import CommandLineStreams
internal import Composition
internal import DependencyInjection
internal import Models

/// One thing that the doctor looked at.
struct Finding: Sendable {
    enum Status: String, Sendable {
        case ok, warning, failed
    }

    let name: String
    let status: Status
    let detail: String
    /// What to do; nil where there is nothing to be done.
    let hint: String?
    /// How a command would end for it.
    private(set) var exitCode = ExitCode.done

    init(name: String, status: Status, detail: String, hint: String? = nil) {
        self.name = name
        self.status = status
        self.detail = detail
        self.hint = hint
    }

    /// What keeps commands from running.
    init(name: String, failed error: any Error) {
        let problem = CommandError(error)
        self.init(name: name, status: .failed, detail: problem.message, hint: problem.hint)
        exitCode = problem.exitCode
    }

    /// What keeps the front from being composed: what is wrong, then what there is instead.
    init(name: String, fault: Fault) {
        let lines = fault.description.split(separator: "\n").map { String($0).trimmed }
        self.init(
            name: name, status: .failed, detail: lines.first ?? "",
            hint: lines.dropFirst().joined(separator: " ").nonBlank)
        exitCode = .misconfigured
    }
}
