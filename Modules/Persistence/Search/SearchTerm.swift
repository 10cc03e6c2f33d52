package import Models

/// One word of a search as the user typed it, ready to be compared.
///
/// A term matches the start of a word in name, nickname, organization, e-mail (any part), category and attribute, or,
/// when it consists of three or more digits, any run of digits of a phone number in national or international form.
/// Case, diacritics and punctuation do not count. Labels and the names of fields and attributes are never searched.
package struct SearchTerm: Sendable, Hashable {
    /// The field that `field:word` limits the term to.
    package let field: ContactField?
    /// The parts between punctuation, folded: each must begin a word. Never empty unless ``digits`` is not.
    package let parts: [String]
    /// The parts without what stood between them: what also may begin a word ("obrien" for "o'brien").
    package let joined: String
    /// The runs of digits of which one must stand in a phone number; empty when the term is no number.
    package let digits: [String]

    /// The terms of a text: words between blanks. A word that has neither letter nor digit is passed over. People write
    /// phone numbers in groups: a group of fewer than three digits, which is too short to be looked for by itself, and
    /// the group beside it are one term.
    package static func terms(in text: String) -> [SearchTerm] {
        var words: [String] = []
        var lastDigits: Int?
        for word in text.split(whereSeparator: { $0.unicodeScalars.allSatisfy(\.properties.isWhitespace) }) {
            let digits = numberOfDigits(in: word)
            if let last = lastDigits, let digits, min(last, digits) < shortestNumber {
                words[words.count - 1] += " " + word
                lastDigits = last + digits
            } else {
                words.append(String(word))
                lastDigits = digits
            }
        }
        // A word typed twice asks for nothing more.
        var seen: Set<String> = []
        return words.compactMap { seen.insert($0).inserted ? SearchTerm($0) : nil }
    }

    /// The terms of several arguments, each of which may hold several words.
    package static func terms(in words: [String]) -> [SearchTerm] { terms(in: words.joined(separator: " ")) }

    /// Nil for a word without letters and digits.
    package init?(_ word: String) {
        var field: ContactField?
        var rest = Substring(word)
        if let colon = word.firstIndex(of: ":"), let known = Self.field(named: String(word[..<colon]).folded) {
            field = known
            rest = word[word.index(after: colon)...]
        }
        let parts = SearchWords.split(String(rest))
        guard !parts.isEmpty else { return nil }
        self.field = field
        self.parts = parts
        joined = parts.joined()
        digits = field == nil || field == .phone ? Self.digits(in: String(rest)) : []
    }

    private static func field(named name: String) -> ContactField? {
        switch name {
        case "mail", "e-mail", "emails": .email
        case "tel", "phones": .phone
        case "org": .organization
        case "categories", "group": .category
        case "attributes": .attribute
        case "favorite": .favorite
        default: ContactField(rawValue: name)
        }
    }

    /// Fewer digits stand in too many numbers to tell them apart.
    private static let shortestNumber = 3

    /// The digits as typed, and where they are a national or international form of a number, the other one's too.
    private static func digits(in text: String) -> [String] {
        guard numberOfDigits(in: text[...]) != nil else { return [] }
        return PhoneDigits.forms(of: text).filter { $0.utf8.count >= shortestNumber }
    }

    /// Nil where there is anything but digits and what people write between them.
    private static func numberOfDigits(in text: Substring) -> Int? {
        var count = 0
        for scalar in text.unicodeScalars {
            if scalar.properties.generalCategory == .decimalNumber {
                count += 1
            } else if !isBetweenDigits(scalar) {
                return nil
            }
        }
        return count == 0 ? nil : count
    }

    private static func isBetweenDigits(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case " ", "+", "-", ".", "/", "(", ")", "\u{A0}", "\u{FF0B}", "\u{2010}", "\u{2011}", "\u{2013}": true
        default: false
        }
    }
}
