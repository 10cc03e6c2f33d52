internal import CommandLineErrors
internal import CommandLineStreams
internal import Dialogue
internal import KeyAdvice
internal import Models

extension CommandError {
    /// Maps any error for users in the shell.
    init(atStart error: any Error) {
        if let error = error as? DialogueError {
            self.init(kind: "output", error.message, exitCode: .storeFailed)
        } else {
            self.init(error, hint: KeyAdvice.hintAtStart)
        }
    }
}
