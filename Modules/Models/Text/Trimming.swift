extension String {
    /// The text without white space (Unicode's White_Space) at either end.
    package var trimmed: String {
        guard let first = unicodeScalars.first, let last = unicodeScalars.last, first.isBlank || last.isBlank else {
            return self
        }
        let scalars = unicodeScalars.drop(while: \.isBlank)
        guard let end = scalars.lastIndex(where: { !$0.isBlank }) else { return "" }
        return String(String.UnicodeScalarView(scalars[...end]))
    }

    /// The text trimmed, or nil where nothing is left: null, missing and blank are one thing, absent.
    package var nonBlank: String? {
        let text = trimmed
        return text.isEmpty ? nil : text
    }
}

extension Unicode.Scalar {
    /// Unicode's White_Space, without a look into its tables for plain ASCII.
    fileprivate var isBlank: Bool { (value <= 0x20 || value >= 0x7F) && properties.isWhitespace }
}
