/// The few emphases of plain output, from the 16 colors that every theme has; without color the text alone. A command
/// asks no terminal for its background: these colors can be read on black as on white, where yellow cannot.
package struct TextStyle: Sendable {
    package let isColored: Bool

    package func bold(_ text: String) -> String { wrap(text, "1") }
    package func dim(_ text: String) -> String { wrap(text, "2") }
    package func warning(_ text: String) -> String { wrap(text, "35") }
    package func failure(_ text: String) -> String { wrap(text, "31") }

    private func wrap(_ text: String, _ code: String) -> String {
        isColored && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
