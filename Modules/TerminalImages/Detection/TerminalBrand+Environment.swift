extension TerminalBrand {
    /// The brand that the environment names, and the variable that names it. TERM takes precedence, since a terminal
    /// that was started from another one inherits the other variables.
    static func of(_ terminal: ImageTerminal) -> (brand: TerminalBrand, variable: String)? {
        if let brand = byName(terminal.name) { return (brand, "TERM=\(terminal.name)") }
        if let program = terminal.environment["TERM_PROGRAM"], let brand = programs[program].flatMap(named) {
            return (brand, "TERM_PROGRAM=\(program)")
        }
        if terminal.environment["LC_TERMINAL"] == "iTerm2", let brand = named("iTerm2") {
            return (brand, "LC_TERMINAL=iTerm2")
        }
        for (variable, name) in variables where terminal.has(variable) {
            if let brand = named(name) { return (brand, variable) }
        }
        return nil
    }

    /// The brand with its own terminfo entry, by TERM.
    static func byName(_ name: String) -> TerminalBrand? {
        names.first { name == $0.term || name.hasPrefix("\($0.term)-") }.flatMap { named($0.brand) }
    }

    private static let names: [(term: String, brand: String)] = [
        ("xterm-kitty", "kitty"), ("xterm-ghostty", "Ghostty"), ("ghostty", "Ghostty"), ("rio", "Rio"),
        ("xterm-rio", "Rio"), ("wezterm", "WezTerm"), ("foot", "foot"), ("foot-extra", "foot"), ("mlterm", "mlterm"),
        ("contour", "Contour"), ("alacritty", "Alacritty"), ("linux", "Linux console"), ("konsole", "Konsole"),
    ]

    private static let programs = [
        "kitty": "kitty", "ghostty": "Ghostty", "rio": "Rio", "WarpTerminal": "Warp", "WezTerm": "WezTerm",
        "iTerm.app": "iTerm2", "mintty": "mintty", "Tabby": "Tabby", "Hyper": "Hyper", "vscode": "VS Code",
        "contour": "Contour",
    ]

    private static let variables: [(variable: String, brand: String)] = [
        ("KITTY_WINDOW_ID", "kitty"), ("GHOSTTY_RESOURCES_DIR", "Ghostty"), ("WEZTERM_EXECUTABLE", "WezTerm"),
        ("ITERM_SESSION_ID", "iTerm2"), ("KONSOLE_VERSION", "Konsole"), ("MLTERM", "mlterm"),
        ("WT_SESSION", "Windows Terminal"), ("VTE_VERSION", "VTE"), ("XTERM_VERSION", "xterm"),
    ]
}
