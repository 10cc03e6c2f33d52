internal import Directories
internal import Models

/// How long a change waits after a failure before it is sent again: 30 seconds, doubled with each attempt up to an
/// hour, of which a random part of up to a half is taken away, so that many machines do not come back at once; or for
/// as long as the directory asks.
package struct Backoff: Sendable {
    private let random: @Sendable () -> Double

    /// - Parameter random: gives 0 up to 1.
    package init(random: @escaping @Sendable () -> Double) {
        self.random = random
    }

    /// The system's random numbers.
    package static let jittered = Backoff { .random(in: 0..<1) }

    /// - Parameter attempts: how often it was tried, the failed time included.
    func moment(after error: DirectoryError, attempts: Int, from now: Timestamp) -> Timestamp {
        if let asked = error.retryMoment, asked > now { return asked }
        let longest = min(3_600_000, 30_000 << Int64(min(max(attempts, 1) - 1, 7)))
        let wait = Double(longest) * (1 - random() / 2)
        return Timestamp(milliseconds: now.milliseconds + Int64(wait))
    }
}
