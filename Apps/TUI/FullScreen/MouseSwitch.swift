internal import Configuration
internal import KithSettings

/// Owner of the mouse: the app, for clicks and wheel, or the terminal, to select text with.
package enum MouseSwitch: Sendable, Hashable {
    case on, off
    /// The terminal has none.
    case absent

    /// By the setting `tui.mouse`. Throws `ConfigurationError` where that says neither yes nor no.
    init(hasMouse: Bool, _ settings: Settings) throws {
        let isOn = try settings.value(of: .tuiMouse)?.answer ?? true
        self = hasMouse ? (isOn ? .on : .off) : .absent
    }
}
