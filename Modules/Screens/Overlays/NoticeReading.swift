package import Models

/// Decides if the user can have read the status lines by the time a key comes: many a key was typed before that was
/// painted.
package struct NoticeReading {
    private var painted: [(status: Status, since: ContinuousClock.Instant)] = []
    private let failureTime: Duration

    /// - Parameter failureMilliseconds: what it takes to see that something went wrong.
    package init(failureMilliseconds: Int64) {
        failureTime = .milliseconds(failureMilliseconds)
    }

    /// Tells each time what a frame shows.
    package mutating func paints(_ statuses: [Status]) {
        painted = statuses.map { status in (status, since(status) ?? .now) }
    }

    package func isOver(for status: Status) -> Bool {
        guard let since = since(status) else { return false }
        return status.kind != .failure || ContinuousClock.now - since >= failureTime
    }

    private func since(_ status: Status) -> ContinuousClock.Instant? {
        painted.first { $0.status == status }?.since
    }
}
