import Networking
import Synchronization

/// A clock that stands until the test moves it.
final class SteppedClock: Sendable {
    private let passed = Mutex(Duration.zero)
    private static let start = HTTPDate(secondsSince1970: 1_800_000_000)

    var now: HTTPDate { Self.start.adding(seconds: Int(passed.withLock { $0 }.components.seconds)) }

    var clock: HTTPClock {
        HTTPClock(now: { self.now }, uptime: { self.passed.withLock { $0 } }, sleep: { self.advance($0) })
    }

    func advance(_ time: Duration) { passed.withLock { $0 += time } }
}
