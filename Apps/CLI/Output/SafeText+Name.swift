internal import TerminalUI

extension SafeText {
    /// A contact's name where a person reads it: never nothing, also when all of it is invisible.
    init(shownName name: String) {
        self = name.unicodeScalars.contains(where: \.isVisible) ? SafeText(name) : "(no name)"
    }
}

extension Unicode.Scalar {
    /// Hangul fillers are letters by category and ignorable by property; the blank braille pattern is neither.
    fileprivate var isVisible: Bool {
        !properties.isWhitespace && !properties.isDefaultIgnorableCodePoint && self != "\u{2800}"
    }
}
