extension StringProtocol {
    /// The text without white space (Unicode's White_Space) at either end.
    package var trimmed: String {
        guard let first = unicodeScalars.first, let last = unicodeScalars.last,
            first.properties.isWhitespace || last.properties.isWhitespace
        else { return String(self) }
        let scalars = unicodeScalars.drop { $0.properties.isWhitespace }
        guard let end = scalars.lastIndex(where: { !$0.properties.isWhitespace }) else { return "" }
        return String(String.UnicodeScalarView(scalars[...end]))
    }

    /// The text trimmed, or nil where nothing is left: null, missing and blank are one thing, absent.
    package var nonBlank: String? {
        let text = trimmed
        return text.isEmpty ? nil : text
    }
}
