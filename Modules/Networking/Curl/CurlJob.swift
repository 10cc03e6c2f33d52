internal import Networking
internal import Synchronization

/// A request to one URL for the client's thread, with its completion.
struct CurlJob: Sendable {
    let request: HTTPRequest
    let origin: HTTPOrigin
    let timeLeft: Duration
    let cancellation: CurlCancellation
    let continuation: CheckedContinuation<CurlResult, Never>

    func finish(_ outcome: HTTPOutcome, elapsed: Duration = .zero) {
        continuation.resume(returning: CurlResult(outcome: outcome, elapsed: elapsed))
    }
}

/// The outcome of a job; `elapsed` counts from the start of the transfer.
struct CurlResult: Sendable {
    let outcome: HTTPOutcome
    let elapsed: Duration
}

/// A cancellation flag, set by the task and read by the thread. It may be set before the job is posted.
final class CurlCancellation: Sendable {
    private let isSet = Atomic(false)

    var isRequested: Bool { isSet.load(ordering: .acquiring) }

    func request() { isSet.store(true, ordering: .releasing) }
}
