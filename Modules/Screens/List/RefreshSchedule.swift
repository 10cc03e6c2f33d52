/// Interval of automatic refreshes while the app is open.
package struct RefreshSchedule: Sendable, Hashable {
    /// Nil for never, also not at the start.
    package let minutes: Int?
    /// No request is sent, whoever asks for it.
    package let isOffline: Bool

    package init(minutes: Int?, isOffline: Bool) {
        self.minutes = minutes
        self.isOffline = isOffline
    }

    package var milliseconds: Int64? { isOffline ? nil : minutes.map { Int64($0) * 60_000 } }
}
