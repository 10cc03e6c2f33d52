internal import Composition
internal import Configuration
internal import KithSettings
internal import ListScreens

extension RefreshSchedule {
    /// By the setting `tui.refresh`, in minutes, and never by itself with 0. Throws `ConfigurationError` where it is no
    /// such number.
    init(_ settings: Settings) throws {
        let minutes = try settings.value(of: .tuiRefresh)?.number.flatMap { $0 == 0 ? nil : $0 }
        self.init(minutes: minutes, isOffline: settings.isOffline)
    }
}
