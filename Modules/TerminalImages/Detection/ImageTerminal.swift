/// The facts about a terminal that need no query.
package struct ImageTerminal: Sendable, Hashable {
    /// The environment; only the variables that identify the terminal matter.
    package let environment: [String: String]
    /// The color depth.
    package let colors: ImageColors
    /// False if the locale has another encoding: no block characters are printed then.
    package let isUTF8: Bool
    /// The cell size from TIOCGWINSZ; nil if unknown.
    package let cell: CellSize?

    /// Creates the facts that a front end has found.
    package init(environment: [String: String], colors: ImageColors, isUTF8: Bool = true, cell: CellSize? = nil) {
        self.environment = environment
        self.colors = colors
        self.isUTF8 = isUTF8
        self.cell = cell
    }

    /// TERM, or an empty text.
    var name: String { environment["TERM"] ?? "" }

    /// True if it can only print lines.
    var isDumb: Bool { name.isEmpty || name == "dumb" }

    /// True in tmux, here or at the other end of an SSH connection.
    var isInTmux: Bool { has("TMUX") || name.hasPrefix("tmux") || environment["TERM_PROGRAM"] == "tmux" }

    /// True in GNU screen, or in an invisible remote tmux that sets TERM like screen.
    var isInScreen: Bool { !isInTmux && (has("STY") || name.hasPrefix("screen")) }

    func has(_ variable: String) -> Bool { environment[variable]?.isEmpty == false }
}
