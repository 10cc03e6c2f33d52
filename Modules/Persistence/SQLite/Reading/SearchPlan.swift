internal import Models
internal import Persistence

/// Execution plan of a query's terms: by the full-text index, by the digits of phone numbers, by looking at whole
/// contacts.
struct SearchPlan {
    /// Words or, where a term is a number, digits. All terms must be answered.
    struct Lookup {
        /// A query of FTS5's.
        var words: String?
        /// Runs of digits, of which one must be in a number.
        var digits: [String] = []
    }

    private(set) var lookups: [Lookup] = []
    /// A query of FTS5's for whom the words of the first lookup find, and more: words are cut to so many letters as the
    /// index of beginnings has, which hands over its first matches without going through all. Nil where there are no
    /// words.
    private(set) var beginnings: String?
    /// Terms that the lookups only narrow down or do not answer.
    private(set) var verified: [SearchTerm] = []
    /// Favorite flags that the terms ask for. Both values, which no contact has, where they contradict each other or
    /// one says neither.
    private(set) var favorites: Set<Bool> = []

    /// FTS5 limits the depth of a query, so that no more parts than these are looked up; the rest is verified.
    private static let mostParts = 60
    /// FTS5 cuts words of more bytes than 32,768.
    private static let longestPart = 1000

    /// The longest beginnings that the index has (Schema.step1).
    private static let indexedLetters = 3

    init(_ terms: [SearchTerm]) {
        var words: [String] = []
        var beginnings: [String] = []
        var parts = 0
        for term in terms {
            switch term.field {
            case .favorite: favorites.formUnion(term.asksForFavorites.map { [$0] } ?? [true, false])
            case .phone: lookups.append(Lookup(digits: term.digits))
            case .title, .address, .url, .birthday, .note, .photo, .kind: verified.append(term)
            case let field:
                parts += term.parts.count + 1
                guard parts <= Self.mostParts, term.joined.utf8.count <= Self.longestPart else {
                    verified.append(term)
                    continue
                }
                if field != nil { verified.append(term) }
                if term.digits.isEmpty {
                    words.append(Self.query(term))
                    beginnings.append(Self.query(term, letters: Self.indexedLetters))
                } else {
                    lookups.append(Lookup(words: Self.query(term), digits: term.digits))
                }
            }
        }
        if !words.isEmpty {
            lookups.insert(Lookup(words: words.joined(separator: " AND ")), at: 0)
            self.beginnings = beginnings.joined(separator: " AND ")
        }
    }

    /// https://www.sqlite.org/fts5.html, section 3: every part in quotes, so that nothing in it is syntax. Parts have
    /// letters and digits only.
    ///
    /// - Parameter letters: how much of each word is looked for.
    private static func query(_ term: SearchTerm, letters: Int = .max) -> String {
        func beginning(_ word: String) -> String {
            "\"\(String(String.UnicodeScalarView(word.unicodeScalars.prefix(letters))))\"*"
        }
        let parts = term.parts.map(beginning).joined(separator: " AND ")
        return term.parts.count == 1 ? parts : "((\(parts)) OR \(beginning(term.joined)))"
    }
}
