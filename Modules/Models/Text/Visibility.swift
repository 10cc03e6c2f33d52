extension String {
    /// True if any part of the text is visible, that is, neither white space nor ignorable.
    package var isVisible: Bool { unicodeScalars.contains(where: \.isVisible) }
}

extension Unicode.Scalar {
    /// Hangul fillers are letters by category but ignorable by property; the blank braille pattern is neither.
    fileprivate var isVisible: Bool {
        !properties.isWhitespace && !properties.isDefaultIgnorableCodePoint && self != "\u{2800}"
    }
}
