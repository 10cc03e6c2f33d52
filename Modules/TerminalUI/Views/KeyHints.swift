/// The keys of a screen and what they do, as many as fit whole, in order.
package struct KeyHints: View {
    /// One key and what it does here.
    package struct Hint: Sendable, Hashable {
        fileprivate let key: SafeText
        fileprivate let label: SafeText

        /// Both as they are shown.
        package init(_ key: SafeText, _ label: SafeText) {
            self.key = key
            self.label = label
        }
    }

    private let hints: [Hint]
    /// Stays at the end, whatever is left out before it: how to get help.
    private let last: Hint?

    /// Most wanted first.
    package init(_ hints: [Hint], last: Hint? = nil) {
        self.hints = hints
        self.last = last
    }

    package func draw(on canvas: inout Canvas, in area: Rect) {
        var room = area.columns - (last.map { Self.text($0).displayWidth } ?? 0)
        var pieces: [StyledText] = []
        for hint in hints.map(Self.text) {
            let needed = hint.displayWidth + 2
            guard needed <= room || (last == nil && needed - 2 <= room) else { break }
            pieces.append(hint)
            room -= needed
        }
        if let last { pieces.append(Self.text(last)) }
        let line = pieces.reduce(StyledText([])) { $0.isEmpty ? $1 : $0 + "  " + $1 }
        canvas.write(line, in: area.row(at: 0))
    }

    package func rows(forColumns columns: Int) -> Int? { 1 }

    private static func text(_ hint: Hint) -> StyledText {
        StyledText([.init(hint.key, .key), .init(" ", .hint), .init(hint.label, .hint)])
    }
}
