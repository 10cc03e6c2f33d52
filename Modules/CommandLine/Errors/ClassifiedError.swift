package import CommandLineStreams
package import Models

/// An error of a target that this one may not know, such as the container's, which says itself how a command ends for it.
package protocol ClassifiedError: ExplainedError {
    /// For machines, as ``CommandError/kind``.
    var kind: String { get }
    /// Exit code of a command that fails with it.
    var exitCode: ExitCode { get }
}
