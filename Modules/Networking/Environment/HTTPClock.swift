/// Time as the interceptors need it; a port, so that tests don't wait.
package struct HTTPClock: Sendable {
    /// The wall clock, for what servers state as dates.
    package var now: @Sendable () -> HTTPDate
    /// A clock that only goes forward, for measuring; its zero is arbitrary.
    package var uptime: @Sendable () -> Duration
    /// Waits; throws when the task is canceled.
    package var sleep: @Sendable (Duration) async throws -> Void

    /// A clock made of three closures.
    package init(
        now: @escaping @Sendable () -> HTTPDate, uptime: @escaping @Sendable () -> Duration,
        sleep: @escaping @Sendable (Duration) async throws -> Void
    ) {
        self.now = now
        self.uptime = uptime
        self.sleep = sleep
    }

    /// The machine's clocks.
    package static let system: HTTPClock = {
        let start = ContinuousClock.now
        return HTTPClock(
            now: { .now }, uptime: { start.duration(to: .now) },
            sleep: { try await ContinuousClock().sleep(for: $0) })
    }()
}
