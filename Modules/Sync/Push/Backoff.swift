internal import Directories
internal import Models

/// Exponential backoff with jitter for failed changes: 30 seconds, doubled with each attempt up to an hour, minus a
/// random part of up to half, so that many computers do not retry at once. A retry time from the directory takes
/// precedence, up to a day.
package struct Backoff: Sendable {
    private let random: @Sendable () -> Double

    /// - Parameter random: Returns 0 up to 1.
    package init(random: @escaping @Sendable () -> Double) {
        self.random = random
    }

    /// The longest wait in milliseconds: a day, whatever a directory asks for.
    static let longest: Int64 = 86_400_000

    /// A backoff with the system's random numbers.
    package static let jittered = Backoff { .random(in: 0..<1) }

    /// - Parameter attempts: The number of attempts, including the failed one.
    func moment(after error: DirectoryError, attempts: Int, from now: Timestamp) -> Timestamp {
        if let asked = error.retryMoment, asked > now {
            return min(asked, Timestamp(milliseconds: now.milliseconds + Self.longest))
        }
        let longest = min(3_600_000, 30_000 << Int64(min(max(attempts, 1) - 1, 7)))
        let wait = Double(longest) * (1 - random() / 2)
        return Timestamp(milliseconds: now.milliseconds + Int64(wait))
    }
}
