internal import Dispatch

/// Threads for what blocks or computes for long, so that tasks go on meanwhile: those of Swift's own pool are as few as
/// the processor has cores. How much runs at once is its callers' business.
struct BlockingQueue: Sendable {
    private let queue = DispatchQueue(label: "kith.images", attributes: .concurrent)

    func run<Value: Sendable>(
        _ body: @escaping @Sendable () throws(ImageError) -> Value
    ) async throws(ImageError) -> Value {
        let outcome = await withCheckedContinuation {
            (continuation: CheckedContinuation<Result<Value, ImageError>, Never>) in
            queue.async { @Sendable in
                let outcome: Result<Value, ImageError>
                do throws(ImageError) { outcome = .success(try body()) } catch { outcome = .failure(error) }
                continuation.resume(returning: outcome)
            }
        }
        return try outcome.get()
    }
}
