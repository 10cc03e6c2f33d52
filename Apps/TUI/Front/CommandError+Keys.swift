internal import CommandLineErrors
internal import CommandLineStreams
internal import Dialogue
internal import KeyAdvice
internal import Models

extension CommandError {
    /// Maps any error for users in the shell.
    init(atStart error: any Error) {
        switch error {
        case let error as DialogueError:
            let kind =
                switch error {
                case .outputFailed: "output"
                case .inputFailed: "input"
                }
            self.init(kind: kind, error.message, hint: error.hint, exitCode: .storeFailed)
        default: self.init(error, hint: KeyAdvice.hintAtStart)
        }
    }
}
