internal import TerminalUI
package import Testing

/// Runs tests on threads of their own instead of on Swift's pool.
///
/// The pool has as many threads as the machine has cores. A test that blocks one of them holds up every task of the
/// process, also the servers and timers that it waits for.
package struct WaitingThreads: SuiteTrait, TestTrait, TestScoping {
    package var isRecursive: Bool { true }

    package func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        try await withTaskExecutorPreference(Self.threads.get()) { try await function() }
    }

    /// Four, since such tests sleep most of the time.
    private static let threads = Result { try WorkerThreads(count: 4) }
}

extension Trait where Self == WaitingThreads {
    /// For tests that block the thread they run on: on child processes, pipes or terminals.
    package static var waiting: Self { WaitingThreads() }
}
