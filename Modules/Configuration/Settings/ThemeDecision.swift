internal import Configuration
package import TerminalUI

/// For which background kith-tui chooses its colors before the terminal has said anything, and why.
package struct ThemeDecision: Sendable, Hashable {
    package let background: TerminalBackground
    /// The end of a sentence, for the doctor.
    package let reason: String
    /// A background color reported by the terminal overrides the decision.
    package let followsTerminal: Bool

    /// By the setting `tui.theme`; where that leaves it open, by COLORFGBG; else dark, as most terminals are.
    ///
    /// - Throws: `ConfigurationError` for what is no value of the setting.
    package init(_ settings: Settings) throws {
        let choice = try settings.value(of: .tuiTheme)?.text.flatMap(ThemeChoice.init) ?? .auto
        self.init(choice, environment: settings.environment)
    }

    package init(_ choice: ThemeChoice, environment: [String: String]) {
        followsTerminal = choice == .auto
        switch choice {
        case .dark: (background, reason) = (.dark, "by the setting \(Setting.tuiTheme.key)")
        case .light: (background, reason) = (.light, "by the setting \(Setting.tuiTheme.key)")
        case .auto:
            if let colors = environment["COLORFGBG"], let told = TerminalBackground(colorFGBG: colors) {
                (background, reason) = (told, "by COLORFGBG=\(colors)")
            } else {
                (background, reason) = (.dark, "by default")
            }
        }
    }
}
