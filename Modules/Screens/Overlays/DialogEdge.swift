internal import TerminalUI

/// Lower edge of a dialog: which lines are seen, where that is not all of them.
struct DialogEdge {
    /// The lines that are seen, counted from 0.
    let shown: Range<Int>
    let total: Int

    /// As much as there is room for: that there is more comes first.
    func text(columns: Int) -> StyledText {
        guard shown.count < total else { return "" }
        let marks = (shown.lowerBound > 0 ? "▲" : "") + (shown.upperBound < total ? "▼" : "")
        let texts = ["\(marks) \(shown.lowerBound + 1)–\(shown.upperBound) of \(total)", marks].map { SafeText($0) }
        return StyledText(texts.first { $0.displayWidth <= columns } ?? "", .hint)
    }
}
