/// Runner of background tasks that must not block input. The state it changes stays on the main actor; what it waits
/// for runs on the executor.
@MainActor
package final class TaskRunner {
    private let executor: (any TaskExecutor)?

    /// - Parameter executor: nil for Swift's own.
    package nonisolated init(executor: (any TaskExecutor)?) {
        self.executor = executor
    }

    /// Begins something, which the task's owner may cancel.
    @discardableResult
    package func run(_ body: @escaping @MainActor @Sendable () async -> Void) -> Task<Void, Never> {
        Task(executorPreference: executor) { await body() }
    }
}
