internal import Networking
internal import Synchronization

/// A negative cache of recent failures, so that they are not retried immediately.
final class FailureMemory<Key: Hashable & Sendable>: Sendable {
    private struct Failure {
        let error: ImageError
        let until: Duration
    }

    private let time: Duration
    private let clock: HTTPClock
    private let failures = Mutex<[Key: Failure]>([:])
    private static var capacity: Int { 2_000 }

    /// `time` is the lifetime of a failure. A server's longer retry time applies, up to an hour.
    init(time: Duration, clock: HTTPClock) {
        self.time = time
        self.clock = clock
    }

    subscript(key: Key) -> ImageError? {
        failures.withLock { failures in
            guard let failure = failures[key] else { return nil }
            if clock.uptime() < failure.until { return failure.error }
            failures[key] = nil
            return nil
        }
    }

    /// A cancellation is not a failure.
    func remember(_ error: ImageError, of key: Key) {
        if error == .canceled { return }
        let now = clock.uptime()
        let failure = Failure(error: error, until: now + max(time, askedTime(error)))
        failures.withLock { failures in
            if failures.count >= Self.capacity { failures = failures.filter { now < $0.value.until } }
            if failures.count >= Self.capacity { failures = [:] }
            failures[key] = failure
        }
    }

    func forgetAll() { failures.withLock { $0 = [:] } }

    private func askedTime(_ error: ImageError) -> Duration {
        switch error {
        case .transfer(.rateLimited(_, let until?)), .transfer(.status(_, _, _, let until?)):
            .seconds(min(max(until.secondsSince1970 - clock.now().secondsSince1970, 0), 3_600))
        default: .zero
        }
    }
}
