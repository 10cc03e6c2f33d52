import Networking
import Synchronization

/// A clock that only goes on when somebody sleeps, and remembers how long they slept.
final class ManualClock: Sendable {
    private let state: Mutex<(uptime: Duration, sleeps: [Duration])> = Mutex((.zero, []))
    let start = HTTPDate(secondsSince1970: 1_800_000_000)

    var sleeps: [Duration] { state.withLock { $0.sleeps } }

    var clock: HTTPClock {
        HTTPClock(
            now: { [self] in start.adding(seconds: Int(state.withLock { $0.uptime }.components.seconds)) },
            uptime: { [self] in state.withLock { $0.uptime } },
            sleep: { [self] time in
                try Task.checkCancellation()
                state.withLock { state in
                    state.uptime += time
                    state.sleeps.append(time)
                }
            })
    }
}
