internal import Models

/// Failure of the dialogue as a whole.
package enum DialogueError: ExplainedError {
    /// Standard output could not be written.
    case outputFailed
    /// Standard input could not be read; with the system's reason.
    case inputFailed(reason: String)

    package var message: String {
        switch self {
        case .outputFailed: "couldn't write the output"
        case .inputFailed(let reason): "couldn't read standard input: \(reason)"
        }
    }
    package var hint: String? { nil }
}
