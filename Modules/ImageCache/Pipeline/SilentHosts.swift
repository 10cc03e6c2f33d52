internal import Networking
internal import Synchronization

/// The hosts that let requests time out one after the other: pictures of theirs are not asked for again for a while, so
/// that a hundred of them are not waited for in turn. One that is slow among others that come says nothing of its host.
final class SilentHosts: Sendable {
    private struct Silence {
        var error: ImageError
        var inARow: Int
        var until: Duration
    }

    private let time: Duration
    private let clock: HTTPClock
    private let silences = Mutex<[HTTPOrigin: Silence]>([:])

    private static let least = 2
    private static let capacity = 1_000

    /// `time` is how long a host is left alone.
    init(time: Duration, clock: HTTPClock) {
        self.time = time
        self.clock = clock
    }

    /// The error of the last request to a host that is left alone now.
    subscript(host: HTTPOrigin?) -> ImageError? {
        guard let host else { return nil }
        return silences.withLock { silences in
            guard let silence = silences[host], silence.inARow >= Self.least else { return nil }
            if clock.uptime() < silence.until { return silence.error }
            silences[host] = nil
            return nil
        }
    }

    func note(_ error: ImageError?, of host: HTTPOrigin?) {
        guard let host else { return }
        silences.withLock { silences in
            switch error {
            case .transfer(.timedOut)?:
                if silences.count >= Self.capacity { silences = [:] }
                let earlier = silences[host]?.inARow ?? 0
                silences[host] = error.map { Silence(error: $0, inARow: earlier + 1, until: clock.uptime() + time) }
            case .canceled?: break
            default: silences[host] = nil
            }
        }
    }

    func forgetAll() { silences.withLock { $0 = [:] } }
}
