/// What is known of a terminal without asking it.
package struct ImageTerminal: Sendable, Hashable {
    /// The variables that name the terminal; the others don't matter.
    package let environment: [String: String]
    /// How many colors it has.
    package let colors: ImageColors
    /// False where the locale has another encoding: then no block is ever printed.
    package let isUTF8: Bool
    /// From TIOCGWINSZ; nil where that says nothing.
    package let cell: CellSize?

    /// As the front found it.
    package init(environment: [String: String], colors: ImageColors, isUTF8: Bool = true, cell: CellSize? = nil) {
        self.environment = environment
        self.colors = colors
        self.isUTF8 = isUTF8
        self.cell = cell
    }

    /// TERM, or nothing.
    var name: String { environment["TERM"] ?? "" }

    /// It can't do more than print lines.
    var isDumb: Bool { name.isEmpty || name == "dumb" }

    /// tmux here, or at the other end of an SSH connection.
    var isInTmux: Bool { has("TMUX") || name.hasPrefix("tmux") || environment["TERM_PROGRAM"] == "tmux" }

    /// GNU screen, or a tmux that has set TERM as screen does and can't be seen from here.
    var isInScreen: Bool { !isInTmux && (has("STY") || name.hasPrefix("screen")) }

    func has(_ variable: String) -> Bool { environment[variable]?.isEmpty == false }
}
