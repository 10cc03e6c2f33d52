internal import Glibc

/// The brightness of the terminal's background.
package enum TerminalBackground: String, Sendable, Hashable, CaseIterable {
    case dark, light

    /// Classifies a background by its relative luminance (WCAG 2.2): light if black text has more contrast than white.
    ///
    /// Each component is from 0 to 255.
    package init(red: UInt8, green: UInt8, blue: UInt8) {
        let luminance = 0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
        // Black's contrast, (L + 0.05) / 0.05, exceeds white's, 1.05 / (L + 0.05).
        self = (luminance + 0.05) * (luminance + 0.05) > 0.05 * 1.05 ? .light : .dark
    }

    /// Reads a terminal's report of its background (OSC 11, or mode 2031); nil for any other reply.
    package init?(_ answer: TerminalAnswer) {
        switch answer {
        case .color(code: 11, let red, let green, let blue): self.init(red: red, green: green, blue: blue)
        case .colorScheme(let isDark): self = isDark ? .dark : .light
        default: return nil
        }
    }

    /// Reads the variable COLORFGBG of rxvt, Konsole and others: `15;0` or `15;default;0`, where the last part is the
    /// background's index among the 16 colors. Nil if it is not such an index.
    package init?(colorFGBG: String) {
        guard let last = colorFGBG.split(separator: ";", omittingEmptySubsequences: false).last,
            colorFGBG.contains(";"), let index = Int(last), (0...15).contains(index)
        else { return nil }
        self = index == 7 || index > 8 ? .light : .dark
    }

    /// The query for the background color (OSC 11). The reply is ``TerminalAnswer/color(code:red:green:blue:)``.
    package static let question = "\u{1B}]11;?\u{1B}\\"

    /// Converts an sRGB component to linear light, from 0 to 1.
    private static func linear(_ part: UInt8) -> Double {
        let value = Double(part) / 255
        if value <= 0.04045 { return value / 12.92 }
        return pow((value + 0.055) / 1.055, 2.4)
    }
}
