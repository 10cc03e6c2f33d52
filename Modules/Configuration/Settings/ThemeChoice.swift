/// The values of the setting `tui.theme`.
package enum ThemeChoice: String, CaseIterable, Sendable {
    /// By what the terminal says of its background.
    case auto
    case dark, light
}
