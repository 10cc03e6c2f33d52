internal import Composition

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
        let problem = Problem(error)
        self.init(name: name, status: .failed, detail: problem.message, hint: problem.hint)
        exitCode = problem.exitCode
    }
}
