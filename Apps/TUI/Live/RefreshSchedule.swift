internal import Configuration
internal import KithSettings
internal import TerminalUI

/// How often the directories are read while the app is open.
package struct RefreshSchedule: Sendable, Hashable {
    /// Nil for never, also not at the start.
    package let minutes: Int?
    /// No request is sent, whoever asks for it.
    package let isOffline: Bool

    package init(minutes: Int?, isOffline: Bool) {
        self.minutes = minutes
        self.isOffline = isOffline
    }

    /// By the setting `tui.refresh`, in minutes, and never by itself with 0. Throws `ConfigurationError` where it is no
    /// such number.
    init(_ settings: Settings) throws {
        isOffline = settings.isOffline
        minutes = try settings.value(of: .tuiRefresh)?.number.flatMap { $0 == 0 ? nil : $0 }
    }

    var milliseconds: Int64? { isOffline ? nil : minutes.map { Int64($0) * 60_000 } }
}
