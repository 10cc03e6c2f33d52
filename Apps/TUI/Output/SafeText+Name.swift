internal import TerminalUI

extension SafeText {
    /// A contact's name where a person reads it: never nothing, also when all of it is invisible.
    ///
    /// - Parameter columns: how many may be seen; nil for all of it.
    init(shownName name: String, columns: Int? = nil) {
        guard name.unicodeScalars.contains(where: \.isVisible) else {
            self = "(no name)"
            return
        }
        self = columns.map { SafeText(name, columns: $0) } ?? SafeText(name)
    }
}

extension Unicode.Scalar {
    /// Hangul fillers are letters by category and ignorable by property; the blank braille pattern is neither.
    fileprivate var isVisible: Bool {
        !properties.isWhitespace && !properties.isDefaultIgnorableCodePoint && self != "\u{2800}"
    }
}
