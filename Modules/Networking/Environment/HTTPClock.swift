/// The interceptors' clock; a port, so that tests don't wait.
package struct HTTPClock: Sendable {
    /// The wall clock, for dates from servers.
    package var now: @Sendable () -> HTTPDate
    /// A monotonic clock for measuring; its zero is arbitrary.
    package var uptime: @Sendable () -> Duration
    /// Waits; throws if the task is canceled.
    package var sleep: @Sendable (Duration) async throws -> Void

    /// Creates a clock from three closures.
    package init(
        now: @escaping @Sendable () -> HTTPDate, uptime: @escaping @Sendable () -> Duration,
        sleep: @escaping @Sendable (Duration) async throws -> Void
    ) {
        self.now = now
        self.uptime = uptime
        self.sleep = sleep
    }

    /// The system's clocks.
    package static let system: HTTPClock = {
        let start = ContinuousClock.now
        return HTTPClock(
            now: { .now }, uptime: { start.duration(to: .now) },
            sleep: { try await ContinuousClock().sleep(for: $0) })
    }()
}
