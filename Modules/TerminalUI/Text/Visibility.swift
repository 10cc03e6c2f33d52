extension String {
    /// Whether anything of the text can be seen: not when all of it is blank or ignorable.
    package var isVisible: Bool { unicodeScalars.contains(where: \.isVisible) }
}

extension Unicode.Scalar {
    /// Hangul fillers are letters by category and ignorable by property; the blank braille pattern is neither.
    fileprivate var isVisible: Bool {
        !properties.isWhitespace && !properties.isDefaultIgnorableCodePoint && self != "\u{2800}"
    }
}
