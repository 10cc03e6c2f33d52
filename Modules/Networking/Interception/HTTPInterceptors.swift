/// The outcome of one attempt.
package typealias HTTPOutcome = Result<HTTPResponse, HTTPError>

/// Modifies a request before it is sent, such as adding a header. Called again for each attempt.
package protocol HTTPAdapter: Sendable {
    /// Returns the request to send instead; throwing ends the request.
    func adapt(_ request: HTTPRequest) async throws(HTTPError) -> HTTPRequest
}

/// Decides whether to retry an attempt.
package protocol HTTPRetrier: Sendable {
    /// `request` is the request as sent; `attempt` counts from 1. The first retrier that returns `.retry` wins.
    func retry(_ request: HTTPRequest, after outcome: HTTPOutcome, attempt: Int) async -> HTTPRetryDecision
}

/// A retrier's decision.
package enum HTTPRetryDecision: Hashable, Sendable {
    /// Keep the outcome.
    case stop
    /// Retry after a wait.
    case retry(after: Duration)
}

/// Observes requests. All methods do nothing by default.
package protocol HTTPEventMonitor: Sendable {
    /// Called for each attempt, after the adapters and before sending.
    func willSend(_ request: HTTPRequest, attempt: Int)
    /// Called for each finished attempt; `elapsed` is the attempt's own time.
    func didFinish(_ request: HTTPRequest, _ outcome: HTTPOutcome, elapsed: Duration, attempt: Int)
    /// Called before the wait for another attempt.
    func willRetry(_ request: HTTPRequest, after wait: Duration, attempt: Int)
}

extension HTTPEventMonitor {
    /// Does nothing.
    package func willSend(_ request: HTTPRequest, attempt: Int) {}
    /// Does nothing.
    package func didFinish(_ request: HTTPRequest, _ outcome: HTTPOutcome, elapsed: Duration, attempt: Int) {}
    /// Does nothing.
    package func willRetry(_ request: HTTPRequest, after wait: Duration, attempt: Int) {}
}
