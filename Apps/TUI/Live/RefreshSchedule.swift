internal import Composition
internal import Configuration
internal import TerminalUI

/// How often the directories are read while the app is open.
package struct RefreshSchedule: Sendable, Hashable {
    /// Nil for never, also not at the start.
    package let minutes: Int?
    /// No request is sent, whoever asks for it.
    package let isOffline: Bool
    private static let setting = "tui.refresh"
    private static let standard = 15

    package init(minutes: Int?, isOffline: Bool) {
        self.minutes = minutes
        self.isOffline = isOffline
    }

    /// By the setting `tui.refresh`, in minutes: 15 where it is not set, and never by itself with 0. Throws a
    /// ``Problem`` where it is no such number.
    init(_ settings: Settings) throws {
        isOffline = settings.isOffline
        guard let text = settings.config.get(Self.setting) else {
            minutes = Self.standard
            return
        }
        guard let number = Int(text), (0...10_080).contains(number) else {
            throw Problem(
                kind: "config", "the setting \(Self.setting) is no number of minutes: \"\(text)\"",
                hint: "Set it to 0 for never, or up to 10080: kith config set \(Self.setting) 15.",
                exitCode: .misconfigured)
        }
        minutes = number == 0 ? nil : number
    }

    /// Whether anything is refreshed by itself.
    var isAutomatic: Bool { minutes != nil && !isOffline }

    var milliseconds: Int64? { isOffline ? nil : minutes.map { Int64($0) * 60_000 } }
}
