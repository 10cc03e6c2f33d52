package import Models
internal import Synchronization

/// A clock that stands until the test moves it.
package final class ManualClock: Sendable {
    private let milliseconds: Mutex<Int64>

    package init(milliseconds: Int64 = 1_000) {
        self.milliseconds = Mutex(milliseconds)
    }

    /// Moves the clock on.
    package func advance(milliseconds: Int64) {
        self.milliseconds.withLock { $0 += milliseconds }
    }

    /// The port that reads it.
    package var wallClock: WallClock { WallClock { self.now } }

    /// Current time of the clock.
    package var now: Timestamp { Timestamp(milliseconds: milliseconds.withLock { $0 }) }
}
