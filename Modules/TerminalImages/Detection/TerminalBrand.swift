/// A known terminal and its actual image support, which may differ from what it claims.
struct TerminalBrand: Sendable, Hashable {
    /// A terminal's best image protocol.
    enum Method: Sendable, Hashable {
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
    let method: Method
    /// The lower-case prefix of its XTVERSION; nil if it has none.
    let version: String?

    /// Some terminals claim kitty's protocol but show placeholders as boxes (WezTerm, Konsole, Warp).
    static let all: [TerminalBrand] = [
        TerminalBrand(name: "kitty", method: .kittyPlaceholders(since: [0, 28]), version: "kitty"),
        TerminalBrand(name: "Ghostty", method: .kittyPlaceholders(since: []), version: "ghostty"),
        TerminalBrand(name: "Rio", method: .kittyPlaceholders(since: []), version: "rio"),
        TerminalBrand(name: "Konsole", method: .kittyDirect, version: "konsole"),
        TerminalBrand(name: "Warp", method: .kittyDirect, version: "warp"),
        TerminalBrand(name: "WezTerm", method: .iTerm2, version: "wezterm"),
        TerminalBrand(name: "iTerm2", method: .iTerm2, version: "iterm2"),
        TerminalBrand(name: "mintty", method: .iTerm2, version: "mintty"),
        TerminalBrand(name: "Tabby", method: .iTerm2, version: nil),
        TerminalBrand(name: "Hyper", method: .iTerm2, version: nil),
        TerminalBrand(name: "VS Code", method: .iTerm2WithSixel, version: "xterm.js"),
        TerminalBrand(name: "foot", method: .sixel, version: "foot"),
        TerminalBrand(name: "mlterm", method: .sixel, version: "mlterm"),
        TerminalBrand(name: "Contour", method: .sixel, version: "contour"),
        TerminalBrand(name: "xterm", method: .asAnswered, version: "xterm"),
        TerminalBrand(name: "Windows Terminal", method: .asAnswered, version: nil),
        TerminalBrand(name: "VTE", method: .asAnswered, version: "vte"),
        TerminalBrand(name: "Alacritty", method: .asAnswered, version: "alacritty"),
        TerminalBrand(name: "Linux console", method: .asAnswered, version: nil),
    ]

    static func named(_ name: String) -> TerminalBrand? { all.first { $0.name == name } }

    /// The brand in a reply to XTVERSION.
    init?(version text: String) {
        let text = text.lowercased()
        // "xterm.js" must precede "xterm".
        guard let brand = Self.all.first(where: { $0.version.map(text.hasPrefix) == true }) else { return nil }
        self = brand
    }

    private init(name: String, method: Method, version: String?) {
        self.name = name
        self.method = method
        self.version = version
    }
}

extension TerminalBrand.Method {
    /// Returns true if the version in a reply such as `kitty(0.35.1)` supports placeholders.
    func hasPlaceholders(version: String) -> Bool {
        guard case .kittyPlaceholders(let since) = self else { return false }
        let digits = version.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." }
        let numbers = digits.split(separator: ".").compactMap { Int($0) }
        return !numbers.lexicographicallyPrecedes(since)
    }
}
