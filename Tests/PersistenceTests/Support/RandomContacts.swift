import Models
import Persistence
import SeededNumbers

/// Contacts and queries that are alike enough to meet each other.
struct RandomContacts {
    private var generator: SeededGenerator
    private static let words = [
        "Anna", "anna", "Ben", "Björn", "Łukasz", "O'Brien", "Jean-Luc", "山田太郎", "محمد", "Zoë", "van", "der", "Straße",
        "🎉", "007", "172", "Maria", "Mar", "M", "홍길동", "Ørsted", "",
    ]
    private static let fields = [
        "", "", "", "", "", "email:", "phone:", "note:", "name:", "family:", "favorite:", "org:",
    ]

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    private mutating func one(in chances: Int) -> Bool { Int.random(in: 0..<chances, using: &generator) == 0 }

    private mutating func word() -> String { Self.words.randomElement(using: &generator) ?? "" }

    private mutating func number() -> String {
        let digits = (0..<Int.random(in: 2...7, using: &generator)).map { _ in
            String(Int.random(in: 0...3, using: &generator))
        }
        return (["", "+49 ", "0172/", "(0)", "00"].randomElement(using: &generator) ?? "") + digits.joined()
    }

    mutating func contact(_ number: Int) -> Contact {
        var card = ContactCard(name: ContactName(given: [word()], family: one(in: 5) ? [] : [word(), word()]))
        if one(in: 3) { card.emails = [Labeled("\(word()).\(word())@example.org", types: [word()])] }
        if one(in: 2) { card.phones = [Labeled(self.number()), Labeled(self.number())] }
        if one(in: 5) { card.note = "\(word()) \(word())" }
        if one(in: 5) { card.organization = Organization(name: word()) }
        if one(in: 5) { card.categories = [word(), word()] }
        if one(in: 9) { card.kind = .organization }
        return Contact(
            id: id(number), book: one(in: 3) ? "work" : "home", remoteID: one(in: 2) ? "r\(number)" : nil, card: card,
            isFavorite: one(in: 6), created: moment(0), updated: moment(Int64.random(in: 0...50, using: &generator)))
    }

    mutating func query() -> ContactQuery {
        var words: [String] = []
        for _ in 0..<Int.random(in: 0...2, using: &generator) {
            let word = one(in: 4) ? number() : String(word().prefix(Int.random(in: 1...4, using: &generator)))
            words.append((Self.fields.randomElement(using: &generator) ?? "") + word)
        }
        return ContactQuery(
            terms: SearchTerm.terms(in: words), book: one(in: 4) ? "work" : nil, favoritesOnly: one(in: 6),
            kind: one(in: 9) ? .organization : nil, category: one(in: 9) ? word() : nil,
            sort: ContactQuery.Sort.allCases.randomElement(using: &generator) ?? .name, isReversed: one(in: 2))
    }

    mutating func place(upTo count: Int) -> Int { Int.random(in: 0...max(1, count), using: &generator) }
}
