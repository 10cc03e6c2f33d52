internal import Models

/// Why the dialogue as a whole failed.
package enum DialogueError: ExplainedError {
    /// What was said could not be written.
    case outputFailed

    package var message: String { "couldn't write the output" }
    package var hint: String? { nil }
}
