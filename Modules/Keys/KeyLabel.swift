package import TerminalUI

/// Keys as people read them: with the signs that stand on a keyboard, or in words where a terminal has no such signs
/// and another one in their place would be another key.
package struct KeyLabel: Sendable, Hashable, ExpressibleByStringLiteral {
    private let text: String
    private static let words: [Character: String] = [
        "⏎": "Enter", "↑": "Up", "↓": "Down", "←": "Left", "→": "Right",
    ]

    package init(stringLiteral value: String) {
        text = value
    }

    /// - Parameter isUTF8: the terminal has the signs.
    package func text(isUTF8: Bool) -> SafeText {
        if isUTF8 { return SafeText(text) }
        var result = ""
        for character in text {
            let word = Self.words[character]
            // Two signs side by side are two words; a hyphen joins a sign to the key that is held.
            if word != nil, let last = result.last, last != " ", last != "-" { result += "/" }
            result += word ?? String(character)
        }
        return SafeText(result)
    }
}
