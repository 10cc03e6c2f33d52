internal import Glibc

/// What text stands on.
package enum TerminalBackground: String, Sendable, Hashable, CaseIterable {
    case dark, light

    /// By the background's relative luminance (WCAG 2.2): light where black text has more contrast than white.
    ///
    /// Each part is from 0 to 255.
    package init(red: UInt8, green: UInt8, blue: UInt8) {
        let luminance = 0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
        // (L + 0.05) / 0.05, black's contrast, is more than 1.05 / (L + 0.05), white's.
        self = (luminance + 0.05) * (luminance + 0.05) > 0.05 * 1.05 ? .light : .dark
    }

    /// What the terminal says of its background (OSC 11, or mode 2031); nil for an answer about something else.
    package init?(_ answer: TerminalAnswer) {
        switch answer {
        case .color(code: 11, let red, let green, let blue): self.init(red: red, green: green, blue: blue)
        case .colorScheme(let isDark): self = isDark ? .dark : .light
        default: return nil
        }
    }

    /// The variable COLORFGBG of rxvt, Konsole and others: `15;0` or `15;default;0`, of which the last is the background's
    /// number among the 16 colors. Nil where it says no such number.
    package init?(colorFGBG: String) {
        guard let last = colorFGBG.split(separator: ";", omittingEmptySubsequences: false).last,
            colorFGBG.contains(";"), let index = Int(last), (0...15).contains(index)
        else { return nil }
        self = index == 7 || index > 8 ? .light : .dark
    }

    /// What asks for the background's color (OSC 11). The answer comes as ``TerminalAnswer/color(code:red:green:blue:)``.
    package static let question = "\u{1B}]11;?\u{1B}\\"

    /// sRGB without its gamma, from 0 to 1.
    private static func linear(_ part: UInt8) -> Double {
        let value = Double(part) / 255
        if value <= 0.04045 { return value / 12.92 }
        return pow((value + 0.055) / 1.055, 2.4)
    }
}
