/// Retries GET and HEAD with exponential backoff and jitter, after 408, 429, 500, 502, 503 and 504, and after a
/// truncated response. A short wait that the server requests (Retry-After, X-RateLimit-Reset) takes precedence; after a
/// long one it does not retry, and the error names the time.
///
/// It does not retry unreachable hosts and expired time limits: the user has waited enough and is told at once.
package struct BackoffRetrier: HTTPRetrier {
    private let attempts: Int
    private let firstWait: Duration
    private let longestWait: Duration
    private let clock: HTTPClock
    private let random: @Sendable () -> Double

    /// `attempts` includes the first one. The n-th wait is between half and all of `firstWait` times 2 to the n-1
    /// (equal jitter), at most `longestWait`. `random` returns 0 up to 1.
    package init(
        attempts: Int = 3, firstWait: Duration = .milliseconds(500), longestWait: Duration = .seconds(5),
        clock: HTTPClock = .system, random: @escaping @Sendable () -> Double = { .random(in: 0..<1) }
    ) {
        self.attempts = attempts
        self.firstWait = firstWait
        self.longestWait = longestWait
        self.clock = clock
        self.random = random
    }

    /// Decides by method, outcome and the server's requested wait.
    package func retry(_ request: HTTPRequest, after outcome: HTTPOutcome, attempt: Int) async -> HTTPRetryDecision {
        guard request.method.isRepeatable, attempt < attempts else { return .stop }
        switch outcome {
        case .failure(.broken(_, .truncated)), .failure(.broken(_, .reset)):
            return .retry(after: backoff(attempt))
        case .failure:
            return .stop
        case .success(let response):
            guard response.isRateLimited || [408, 500, 502, 503, 504].contains(response.status) else { return .stop }
            let now = clock.now()
            guard let date = response.retryDate(now: now), date > now else { return .retry(after: backoff(attempt)) }
            let wait = Duration.seconds(date.secondsSince1970.subtractingReportingOverflow(now.secondsSince1970).0)
            return wait <= longestWait ? .retry(after: wait) : .stop
        }
    }

    private func backoff(_ attempt: Int) -> Duration {
        let whole = min(firstWait * (1 << min(attempt - 1, 16)), longestWait)
        return whole * (0.5 + random() / 2)
    }
}
