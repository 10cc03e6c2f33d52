internal import TerminalUI

/// Lower edge of a dialog, which may cover the window's hints: which lines are seen where that is not
/// all of them, and the keys that move in it and close it.
struct DialogEdge {
    /// The lines that are seen, counted from 0.
    let shown: Range<Int>
    let total: Int
    /// "j/k moves"; only said where something is not seen.
    let moving: String
    /// "Esc closes".
    let closing: String

    /// As much as there is room for: that there is more comes first.
    func text(columns: Int) -> StyledText {
        guard shown.count < total else { return StyledText(SafeText(closing), .hint) }
        let marks = (shown.lowerBound > 0 ? "▲" : "") + (shown.upperBound < total ? "▼" : "")
        let place = "\(shown.lowerBound + 1)–\(shown.upperBound) of \(total)"
        let texts = [
            "\(marks) \(place) · \(moving), \(closing)", "\(marks) \(place) · \(closing)", "\(marks) \(place)", marks,
        ].map { SafeText($0) }
        return StyledText(texts.first { $0.displayWidth <= columns } ?? "", .hint)
    }
}
