import Dispatch
import Glibc

/// Ctrl-C cancels what is measured, so that it ends with an error and its folder is removed. A process that runs at that
/// time is ended by the same Ctrl-C.
enum Interruption {
    /// Does the work in a task that Ctrl-C cancels. Throws what it throws.
    static func ending<Result: Sendable>(
        _ work: @escaping @Sendable () async throws -> Result
    ) async throws -> Result {
        let task = Task { try await work() }
        signal(SIGINT, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
        source.setEventHandler { @Sendable in task.cancel() }
        source.resume()
        defer { source.cancel() }
        return try await task.value
    }
}
