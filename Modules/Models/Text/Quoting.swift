extension String {
    /// The text between quotes as a message names it: an ``excerpt(_:)`` of one line.
    package var quoted: String { "\"\(excerpt())\"" }

    /// The beginning of a text that came from elsewhere, for a place in a sentence: line ends are blanks, so that nothing
    /// in it can pass for a message of its own, and a long one is cut with `…`, so that it cannot drown the message.
    ///
    /// Other control characters stay: whoever shows the message filters them.
    ///
    /// - Parameter limit: in characters; one of many scalars counts for more.
    package func excerpt(_ limit: Int = 80) -> String {
        // People write no characters that are longer on average.
        let head = unicodeScalars.prefix(2 * limit)
        let line = head.map { scalar -> Unicode.Scalar in
            switch scalar {
            case "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": " "
            default: scalar
            }
        }
        let text = String(String.UnicodeScalarView(line))
        return head.endIndex < unicodeScalars.endIndex || text.count > limit ? text.prefix(limit) + "…" : text
    }
}
