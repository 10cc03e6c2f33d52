/// A client that wraps another: adapters modify each request, retriers repeat it, monitors observe. All in the given
/// order.
package struct InterceptingHTTPClient: HTTPClient {
    private let base: any HTTPClient
    private let adapters: [any HTTPAdapter]
    private let retriers: [any HTTPRetrier]
    private let monitors: [any HTTPEventMonitor]
    private let clock: HTTPClock

    /// `clock` measures attempts and performs the waits between them.
    package init(
        base: any HTTPClient, adapters: [any HTTPAdapter] = [], retriers: [any HTTPRetrier] = [],
        monitors: [any HTTPEventMonitor] = [], clock: HTTPClock = .system
    ) {
        self.base = base
        self.adapters = adapters
        self.retriers = retriers
        self.monitors = monitors
        self.clock = clock
    }

    /// Sends until no retrier repeats. Returns or throws the last attempt's outcome.
    package func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        var attempt = 1
        while true {
            var adapted = request
            for adapter in adapters { adapted = try await adapter.adapt(adapted) }
            let outcome = await outcome(of: adapted, attempt: attempt)
            guard let wait = await wait(adapted, outcome, attempt: attempt) else { return try outcome.get() }
            for monitor in monitors { monitor.willRetry(adapted, after: wait, attempt: attempt) }
            do { try await clock.sleep(wait) } catch { throw .canceled }
            attempt += 1
        }
    }

    private func outcome(of request: HTTPRequest, attempt: Int) async -> HTTPOutcome {
        for monitor in monitors { monitor.willSend(request, attempt: attempt) }
        let start = clock.uptime()
        let outcome: HTTPOutcome
        do { outcome = .success(try await base.send(request)) } catch { outcome = .failure(error) }
        let elapsed = clock.uptime() - start
        for monitor in monitors { monitor.didFinish(request, outcome, elapsed: elapsed, attempt: attempt) }
        return outcome
    }

    private func wait(_ request: HTTPRequest, _ outcome: HTTPOutcome, attempt: Int) async -> Duration? {
        if case .failure(.canceled) = outcome { return nil }
        for retrier in retriers {
            if case .retry(let wait) = await retrier.retry(request, after: outcome, attempt: attempt) { return wait }
        }
        return nil
    }
}
