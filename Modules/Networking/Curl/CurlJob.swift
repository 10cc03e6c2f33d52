internal import Networking
internal import Synchronization

/// One request to one URL on its way to the thread, and the way back.
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

/// What became of a job; `elapsed` counts from the start of the transfer.
struct CurlResult: Sendable {
    let outcome: HTTPOutcome
    let elapsed: Duration
}

/// Set by the task, read by the thread. It may be set before the job is posted: the thread sees it then at once.
final class CurlCancellation: Sendable {
    private let isSet = Atomic(false)

    var isRequested: Bool { isSet.load(ordering: .acquiring) }

    func request() { isSet.store(true, ordering: .releasing) }
}
