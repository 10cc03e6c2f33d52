internal import Dispatch

/// Runs blocking or long computations off Swift's cooperative pool, which has only as many threads as cores. The
/// callers limit the concurrency.
struct BlockingQueue: Sendable {
    /// An executor whose threads may block; nil for libdispatch's.
    private let executor: (any TaskExecutor)?
    private let queue = DispatchQueue(label: "kith.images", attributes: .concurrent)

    init(executor: (any TaskExecutor)?) {
        self.executor = executor
    }

    func run<Value: Sendable>(
        _ body: @escaping @Sendable () throws(ImageError) -> Value
    ) async throws(ImageError) -> Value {
        if let executor { return try await Self.perform(body, on: executor).get() }
        return try await dispatched(body).get()
    }

    private func dispatched<Value: Sendable>(
        _ body: @escaping @Sendable () throws(ImageError) -> Value
    ) async -> Result<Value, ImageError> {
        await withCheckedContinuation { (continuation: CheckedContinuation<Result<Value, ImageError>, Never>) in
            queue.async { @Sendable in continuation.resume(returning: Self.outcome(of: body)) }
        }
    }

    private static func perform<Value: Sendable>(
        _ body: @escaping @Sendable () throws(ImageError) -> Value, on executor: any TaskExecutor
    ) async -> Result<Value, ImageError> {
        await withTaskExecutorPreference(executor) { await concurrently(body) }
    }

    /// Runs on the task's preferred executor, whichever actor calls.
    @concurrent
    private static func concurrently<Value: Sendable>(
        _ body: @escaping @Sendable () throws(ImageError) -> Value
    ) async -> Result<Value, ImageError> {
        outcome(of: body)
    }

    private static func outcome<Value>(of body: () throws(ImageError) -> Value) -> Result<Value, ImageError> {
        do throws(ImageError) { return .success(try body()) } catch { return .failure(error) }
    }
}
