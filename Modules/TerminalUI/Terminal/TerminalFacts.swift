/// The terminal's capabilities according to the environment, without queries.
package struct TerminalFacts: Sendable, Hashable {
    /// TERM; empty if it is not set.
    package let name: String
    /// A conservative guess; the terminal may support more.
    package let colorDepth: ColorDepth
    /// False only if the locale names another encoding (or is C or POSIX).
    package let isUTF8: Bool
    /// True for a terminal without cursor movement: only the line-by-line dialogue works there.
    package let isDumb: Bool

    /// True in GNU screen, unless tmux runs in it. Each passes the other's variable on, so TERM decides if it is tmux's
    /// own.
    package let isGNUScreen: Bool

    /// False on the Linux console, which has no pointer, and in GNU screen: while a program uses the mouse, screen
    /// withholds Esc until another key is pressed (4.9).
    package var hasMouse: Bool { name != "linux" && !isGNUScreen }

    /// False if the parts of a joined emoji would be drawn side by side, over the neighboring cells.
    package var joinsEmoji: Bool { name != "linux" && !isGNUScreen }

    /// Reads NO_COLOR, COLORTERM, TERM, LC_ALL, LC_CTYPE, LANG, STY and TMUX.
    package init(environment: [String: String]) {
        name = environment["TERM"] ?? ""
        isDumb = name.isEmpty || name == "dumb"
        let isInTmux = environment["TMUX"]?.isEmpty == false && !name.hasPrefix("screen")
        isGNUScreen = environment["STY"]?.isEmpty == false && !isInTmux
        colorDepth = Self.colorDepth(name: name, environment: environment)
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        let encoding = locale?.lowercased() ?? "utf-8"
        isUTF8 = encoding.contains("utf-8") || encoding.contains("utf8")
    }

    /// A nonempty NO_COLOR takes precedence (no-color.org), then COLORTERM, then TERM.
    private static func colorDepth(name: String, environment: [String: String]) -> ColorDepth {
        if environment["NO_COLOR"]?.isEmpty == false { return .none }
        if name.isEmpty || name == "dumb" || name.hasPrefix("vt") { return .none }
        if ["truecolor", "24bit"].contains(environment["COLORTERM"]) { return .rgb }
        if name.hasSuffix("-direct") || directColorTerminals.contains(where: name.hasPrefix) { return .rgb }
        return name.contains("256color") ? .indexed256 : .ansi16
    }

    private static let directColorTerminals = [
        "xterm-kitty", "xterm-ghostty", "foot", "alacritty", "wezterm", "contour", "rio",
    ]
}
