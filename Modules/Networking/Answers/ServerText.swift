/// Makes texts of servers fit for a message: what they send may hold escape sequences, pages of HTML, anything.
enum ServerText {
    /// One line without bidi and other invisible characters, control characters as `�`, white space collapsed, cut at
    /// `limit` characters; nil when nothing that can be read is left.
    static func cleaned(_ text: String, limit: Int = 200) -> String? {
        var line = String.UnicodeScalarView()
        var needsSpace = false
        // A scalar takes part in at most one character, so four times the limit of scalars is far more than is shown.
        for scalar in text.unicodeScalars.prefix(limit * 4) {
            if scalar.properties.isWhitespace {
                needsSpace = !line.isEmpty
            } else if isVisible(scalar) {
                if needsSpace { line.append(" ") }
                needsSpace = false
                line.append(scalar.properties.generalCategory == .control ? replacement : scalar)
            }
        }
        let result = String(line)
        if line.allSatisfy({ $0 == replacement || $0 == " " }) { return nil }
        return result.count > limit ? result.prefix(limit - 1) + "…" : result
    }

    /// The same for bytes that may not be UTF-8.
    static func cleaned(_ bytes: some Collection<UInt8>, limit: Int = 200) -> String? {
        cleaned(String(decoding: bytes.prefix(limit * 4), as: UTF8.self), limit: limit)
    }

    private static let replacement: Unicode.Scalar = "\u{FFFD}"

    private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .format, .lineSeparator, .paragraphSeparator, .surrogate: false
        default: true
        }
    }
}
