/// The key hints of a screen in order, as many as fit completely.
package struct KeyHints: View {
    /// A key and its action.
    package struct Hint: Sendable, Hashable {
        fileprivate let key: SafeText
        fileprivate let label: SafeText

        /// Creates a hint from the displayed texts.
        package init(_ key: SafeText, _ label: SafeText) {
            self.key = key
            self.label = label
        }
    }

    private let hints: [Hint]
    /// Hints that stay at the end even if earlier ones are omitted, such as help.
    private let last: [Hint]

    /// In order of importance.
    package init(_ hints: [Hint], last: [Hint] = []) {
        self.hints = hints
        self.last = last
    }

    package func draw(on canvas: inout Canvas, in area: Rect) {
        var ends = last.map(Self.text)
        // Keep the last one longest.
        while ends.count > 1, Self.width(of: ends) > area.columns { ends.removeFirst() }
        var room = area.columns - Self.width(of: ends)
        var pieces: [StyledText] = []
        for hint in hints.map(Self.text) {
            let needed = hint.displayWidth + 2
            guard needed <= room || (ends.isEmpty && needed - 2 <= room) else { break }
            pieces.append(hint)
            room -= needed
        }
        pieces += ends
        let line = pieces.reduce(StyledText([])) { $0.isEmpty ? $1 : $0 + "  " + $1 }
        canvas.write(line, in: area.row(at: 0))
    }

    package func rows(forColumns columns: Int) -> Int? { 1 }

    /// The width with two spaces between hints.
    private static func width(of texts: [StyledText]) -> Int {
        texts.reduce(0) { $0 + $1.displayWidth + 2 } - (texts.isEmpty ? 0 : 2)
    }

    private static func text(_ hint: Hint) -> StyledText {
        StyledText([.init(hint.key, .key), .init(" ", .hint), .init(hint.label, .hint)])
    }
}
