/// A piece of Swift that isn't white space, a comment, or the text of a literal.
struct Token: Sendable, Hashable {
    enum Kind: Sendable, Hashable {
        /// A keyword or an identifier.
        case word
        /// An identifier in backticks, which is never a keyword.
        case quotedWord
        /// One character of punctuation or of an operator.
        case symbol
    }

    let kind: Kind
    /// The text, without backticks.
    let text: String
    /// Counted from one.
    let line: Int
    /// True if nothing stands between this and the token before.
    let touchesPrevious: Bool

    func isWord(_ text: String) -> Bool { kind == .word && self.text == text }
    func isSymbol(_ text: String) -> Bool { kind == .symbol && self.text == text }
}

/// A comment, from its opening mark to its end.
struct Comment: Sendable, Hashable {
    let text: String
    /// The lines on which it stands, counted from one.
    let lines: ClosedRange<Int>
}
