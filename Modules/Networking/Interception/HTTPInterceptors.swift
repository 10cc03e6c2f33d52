/// What a client made of one attempt.
package typealias HTTPOutcome = Result<HTTPResponse, HTTPError>

/// Changes a request before it is sent: adds a header, for instance. Called again for each attempt.
package protocol HTTPAdapter: Sendable {
    /// The request to send instead; throwing stops everything.
    func adapt(_ request: HTTPRequest) async throws(HTTPError) -> HTTPRequest
}

/// Decides whether an attempt is made again.
package protocol HTTPRetrier: Sendable {
    /// `request` is as it was sent, `attempt` counts from 1. The first retrier that says `.retry` wins.
    func retry(_ request: HTTPRequest, after outcome: HTTPOutcome, attempt: Int) async -> HTTPRetryDecision
}

/// A retrier's answer.
package enum HTTPRetryDecision: Hashable, Sendable {
    /// The outcome stands.
    case stop
    /// Once more, after that time.
    case retry(after: Duration)
}

/// Watches without changing anything. All methods do nothing unless implemented.
package protocol HTTPEventMonitor: Sendable {
    /// Called for each attempt, after the adapters, before it is sent.
    func willSend(_ request: HTTPRequest, attempt: Int)
    /// Called for each attempt that ended; `elapsed` is the attempt's own time.
    func didFinish(_ request: HTTPRequest, _ outcome: HTTPOutcome, elapsed: Duration, attempt: Int)
    /// Called when another attempt follows, before the wait.
    func willRetry(_ request: HTTPRequest, after wait: Duration, attempt: Int)
}

extension HTTPEventMonitor {
    /// Nothing.
    package func willSend(_ request: HTTPRequest, attempt: Int) {}
    /// Nothing.
    package func didFinish(_ request: HTTPRequest, _ outcome: HTTPOutcome, elapsed: Duration, attempt: Int) {}
    /// Nothing.
    package func willRetry(_ request: HTTPRequest, after wait: Duration, attempt: Int) {}
}
