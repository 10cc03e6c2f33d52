internal import Models

/// An error as a front tells it: what happened and to what, what to do next, and how the front ends for it.
package struct CommandError: ExplainedError, Sendable {
    /// For machines: the name of a directory's failure, or the kind of Kith's own trouble ("usage", "store", …).
    package let kind: String
    /// One sentence without a full stop; may run over several lines where several errors are told at once.
    package let message: String
    package let hint: String?
    package let exitCode: ExitCode

    package init(kind: String, _ message: String, hint: String? = nil, exitCode: ExitCode) {
        self.kind = kind
        self.message = message
        self.hint = hint
        self.exitCode = exitCode
    }
}
