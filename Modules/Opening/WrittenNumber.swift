internal import Models

/// A parsed phone number.
struct WrittenNumber {
    /// ASCII digits with an optional leading `+`, or digits, `*` and `#`; at least one digit.
    let subscriber: String
    /// ASCII digits; usually empty.
    let extensionNumber: String

    init(_ number: String) throws(OpeningError) {
        var rest = Substring(number.trimmed)
        for scheme in ["tel:", "sms:"] where rest.lowercased().hasPrefix(scheme) {
            // In a tel link a query may follow, and `#` is encoded.
            rest = Substring(String(rest.dropFirst(4).prefix { $0 != "?" }).replacing("%23", with: "#"))
        }
        var dialled = ""
        while let first = rest.first {
            guard let signs = Self.signs(of: first, isFirst: dialled.isEmpty) else { break }
            // The national prefix, which is not dialed after a country code.
            let isPrefix = dialled.hasPrefix("+") && rest.hasPrefix("(0)")
            if !isPrefix { dialled += signs }
            rest = rest.dropFirst(isPrefix ? 3 : 1)
        }
        if let found = Self.extensionMark(in: dialled) {
            (dialled, rest) = (String(dialled[..<found]), "x" + dialled[found...].dropFirst(2) + rest)
        }
        dialled.removeAll { $0 == " " }
        guard let tail = Self.extensionNumber(rest), dialled.contains(where: \.isNumber),
            !dialled.hasPrefix("+") || Self.isInternational(dialled)
        else { throw .badNumber(number) }
        (subscriber, extensionNumber) = (dialled, tail)
    }

    /// At most fifteen digits (ITU-T E.164); more are two numbers in one.
    private static func isInternational(_ dialled: String) -> Bool {
        dialled.dropFirst().allSatisfy(\.isNumber) && dialled.count <= 16
    }

    /// The dialed characters of a character: empty for punctuation between digits, a blank for a blank. Nil for a
    /// character that ends the number.
    private static func signs(of character: Character, isFirst: Bool) -> String? {
        if let digit = PhoneDigits.asciiDigits(String(character)).first { return String(digit) }
        switch character {
        case "+", "\u{FF0B}": return isFirst ? "+" : nil
        case "*", "#": return String(character)
        case ".", "/", "(", ")", "[", "]", "·": return ""
        default:
            let scalars = character.unicodeScalars
            if scalars.allSatisfy(\.properties.isWhitespace) { return isFirst ? "" : " " }
            // Hyphens of all kinds, and the direction marks that copied numbers contain.
            let isBetween = scalars.allSatisfy {
                [.dashPunctuation, .format].contains($0.properties.generalCategory)
            }
            return isBetween ? "" : nil
        }
    }

    /// The blank before a `#` followed only by digits, after a number: "555 0100 #42". Service codes have no blanks
    /// there.
    private static func extensionMark(in dialled: String) -> String.Index? {
        guard let first = dialled.first, first.isNumber || first == "+",
            let mark = dialled.firstRange(of: " #")?.lowerBound
        else { return nil }
        let behind = dialled[mark...].dropFirst(2)
        return !behind.isEmpty && behind.allSatisfy({ $0.isNumber || $0 == " " }) ? mark : nil
    }

    /// The digits of an extension at the end of a number; empty if there is none, or if a pause follows. Nil for
    /// anything else.
    private static func extensionNumber(_ text: Substring) -> String? {
        var rest = Substring(text.lowercased())
        guard let first = rest.first else { return "" }
        if first == ";" { rest = rest.dropFirst() }
        for word in ["extension", "ext", "x"] where rest.hasPrefix(word) {
            let digits = rest.dropFirst(word.count).drop { $0 == "." || $0 == " " || $0 == "=" || $0 == ":" }
            let end = digits.firstIndex { !$0.isNumber && $0 != " " && $0 != "-" } ?? digits.endIndex
            let found = PhoneDigits.asciiDigits(String(digits[..<end]))
            let isAll = end == digits.endIndex || ";,".contains(digits[end])
            if !found.isEmpty, isAll { return found }
        }
        if first == ";" || first == "," { return "" }
        // A pause as some telephones write it: one letter, then the digits to dial.
        let isPause =
            "pw".contains(first) && rest.dropFirst().contains(where: \.isNumber)
            && rest.dropFirst().allSatisfy { $0.isNumber || "pw,;*# -".contains($0) }
        return isPause ? "" : nil
    }
}
