package import Models

/// One word of a search as a person typed it, ready to be compared.
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

    /// The terms of a text: words between blanks. A word that has neither letter nor digit is passed over.
    package static func terms(in text: String) -> [SearchTerm] {
        text.split { $0.unicodeScalars.allSatisfy(\.properties.isWhitespace) }.compactMap { SearchTerm(String($0)) }
    }

    /// The terms of several arguments, each of which may hold several words.
    package static func terms(in words: [String]) -> [SearchTerm] { words.flatMap { terms(in: $0) } }

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
        case "favourite": .favorite
        default: ContactField(rawValue: name)
        }
    }

    /// The digits as typed, and where they are a national or international form of a number, the other one's too.
    private static func digits(in text: String) -> [String] {
        let allowed = text.unicodeScalars.allSatisfy {
            $0.properties.generalCategory == .decimalNumber
                || "+-./()\u{A0}\u{2010}\u{2011}\u{2013}".unicodeScalars.contains($0)
        }
        guard allowed else { return [] }
        let forms = PhoneDigits.forms(of: text).filter { $0.count >= 3 }
        return forms
    }
}
