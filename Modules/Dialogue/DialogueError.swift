internal import Models

/// Failure of the dialogue as a whole.
package enum DialogueError: ExplainedError {
    /// Standard output could not be written.
    case outputFailed

    package var message: String { "couldn't write the output" }
    package var hint: String? { nil }
}
