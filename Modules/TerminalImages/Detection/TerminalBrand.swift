/// A known terminal and its actual image support, which may differ from what it claims.
struct TerminalBrand: Sendable, Hashable {
    /// A terminal's best image protocol.
    enum Way: Sendable, Hashable {
        /// kitty's protocol with placeholders, since a version.
        case kittyPlaceholders(since: [Int])
        /// kitty's protocol, without placeholders or with faulty ones.
        case kittyDirect
        case iTerm2
        /// iTerm2's protocol, which a setting can disable together with sixel.
        case iTerm2WithSixel
        case sixel
        /// Decided by its answers.
        case asAnswered
    }

    let name: String
    let way: Way
    /// The lower-case prefix of its XTVERSION; nil if it has none.
    let version: String?

    /// Some terminals claim kitty's protocol but show placeholders as boxes (WezTerm, Konsole, Warp).
    static let all: [TerminalBrand] = [
        TerminalBrand(name: "kitty", way: .kittyPlaceholders(since: [0, 28]), version: "kitty"),
        TerminalBrand(name: "Ghostty", way: .kittyPlaceholders(since: []), version: "ghostty"),
        TerminalBrand(name: "Rio", way: .kittyPlaceholders(since: []), version: "rio"),
        TerminalBrand(name: "Konsole", way: .kittyDirect, version: "konsole"),
        TerminalBrand(name: "Warp", way: .kittyDirect, version: "warp"),
        TerminalBrand(name: "WezTerm", way: .iTerm2, version: "wezterm"),
        TerminalBrand(name: "iTerm2", way: .iTerm2, version: "iterm2"),
        TerminalBrand(name: "mintty", way: .iTerm2, version: "mintty"),
        TerminalBrand(name: "Tabby", way: .iTerm2, version: nil),
        TerminalBrand(name: "Hyper", way: .iTerm2, version: nil),
        TerminalBrand(name: "VS Code", way: .iTerm2WithSixel, version: "xterm.js"),
        TerminalBrand(name: "foot", way: .sixel, version: "foot"),
        TerminalBrand(name: "mlterm", way: .sixel, version: "mlterm"),
        TerminalBrand(name: "Contour", way: .sixel, version: "contour"),
        TerminalBrand(name: "xterm", way: .asAnswered, version: "xterm"),
        TerminalBrand(name: "Windows Terminal", way: .asAnswered, version: nil),
        TerminalBrand(name: "VTE", way: .asAnswered, version: "vte"),
        TerminalBrand(name: "Alacritty", way: .asAnswered, version: "alacritty"),
        TerminalBrand(name: "Linux console", way: .asAnswered, version: nil),
    ]

    static func named(_ name: String) -> TerminalBrand? { all.first { $0.name == name } }

    /// The brand in a reply to XTVERSION.
    init?(version text: String) {
        let text = text.lowercased()
        // "xterm.js" must precede "xterm".
        guard let brand = Self.all.first(where: { $0.version.map(text.hasPrefix) == true }) else { return nil }
        self = brand
    }

    private init(name: String, way: Way, version: String?) {
        self.name = name
        self.way = way
        self.version = version
    }
}

extension TerminalBrand.Way {
    /// Returns true if the version in a reply such as `kitty(0.35.1)` supports placeholders.
    func hasPlaceholders(version: String) -> Bool {
        guard case .kittyPlaceholders(let since) = self else { return false }
        let digits = version.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." }
        let numbers = digits.split(separator: ".").compactMap { Int($0) }
        return !numbers.lexicographicallyPrecedes(since)
    }
}
