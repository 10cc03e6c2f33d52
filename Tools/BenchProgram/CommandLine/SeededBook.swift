/// A person of a seeded book: nothing but what every program that is measured can hold.
struct SeededPerson: Sendable {
    /// From 0; part of the e-mail addresses, which are all different.
    let number: Int
    let given: String
    let family: String
    /// One or two, the first a private one.
    let emails: [String]
    /// One or two, the first a mobile one.
    let phones: [String]
}

/// So many people, the same in each run. One of them, in the middle, is Zebedee Findme, who has no namesake.
struct SeededBook: Sequence, IteratorProtocol {
    /// The word that finds one person.
    static let rareWord = "Findme"
    /// A word that finds everybody, and that no name begins with.
    static let commonWord = "example"
    /// Unique prefix of that contact's name.
    static let rareStart = "Zeb"
    /// The given name that comes first in any order.
    static let firstName = "Ada"

    private let size: Int
    private var number = 0
    private var numbers = SeededNumbers()

    init(size: Int) {
        self.size = size
    }

    mutating func next() -> SeededPerson? {
        guard number < size else { return nil }
        defer { number += 1 }
        var given = Self.givenNames[numbers.below(Self.givenNames.count)]
        var family = Self.familyNames[numbers.below(Self.familyNames.count)]
        if numbers.below(3) == 0 { family += "-" + Self.familyNames[numbers.below(Self.familyNames.count)] }
        if number == size / 2 { (given, family) = ("Zebedee", Self.rareWord) }
        var emails = ["c\(number)@example.org"]
        if numbers.below(2) == 0 { emails.append("c\(number)@work.example.com") }
        var phones = [phone()]
        if numbers.below(2) == 0 { phones.append(phone()) }
        return SeededPerson(number: number, given: given, family: family, emails: emails, phones: phones)
    }

    private mutating func phone() -> String {
        "+49 \(30 + numbers.below(9_970)) \(1_000 + numbers.below(9_000))-\(1_000 + numbers.below(9_000))"
    }

    private static let givenNames = [
        "Ada", "Björn", "Chloé", "Dmitri", "Élise", "Fatima", "Grace", "Hiroshi", "Inès", "Jürgen", "Kateřina",
        "Łukasz", "María", "Noor", "Oskar", "Petra", "Quentin", "Renée", "Søren", "Tomáš", "Νίκος", "Ольга", "ليلى",
        "明",
    ]

    private static let familyNames = [
        "Ängström", "Brown", "Černý", "Dupont", "Evans", "Fernández", "García", "Hansen", "Ivanov", "Jones",
        "Kowalski", "López", "Müller", "Novák", "Okafor", "Peña", "Quist", "Rossi", "Şahin", "Tanaka", "Παπαδάκη",
        "Соколова", "حداد", "山田",
    ]
}

/// SplitMix64 from a fixed start.
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64 = 7

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// 0 up to the limit.
    mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }
}
