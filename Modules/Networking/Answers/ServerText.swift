/// Sanitizes server texts for messages: they may contain escape sequences, HTML pages, anything.
enum ServerText {
    /// Returns one line without bidirectional and other invisible characters, with control characters as `�`, white
    /// space collapsed, cut to `limit` characters; nil if nothing readable is left.
    static func cleaned(_ text: String, limit: Int = 200) -> String? {
        var line = String.UnicodeScalarView()
        var needsSpace = false
        // A scalar belongs to at most one character, so four times the limit in scalars is far more than is shown.
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

    /// Sanitizes bytes that may not be UTF-8.
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
