import Models
import Persistence
import Testing

struct SomeRowsContractTests {
    private static let contacts: [Contact] = (0..<60).map { number in
        contact(
            number, number == 7 ? "Zebedee Findme" : "Person \(number)", in: number < 20 ? "home" : "rebels",
            favorite: number % 3 == 0
        ) { card in
            card.emails = [Labeled("c\(number)@example.org")]
            card.phones = [Labeled("+49 30 12345\(number)")]
            card.organization = number % 2 == 0 ? Organization(name: "Resistance 12345") : nil
            card.categories = number % 5 == 0 ? ["Jedi"] : []
        }
    }

    private static let texts = [
        "", "findme", "example", "resist", "12345", "123457", "person example", "12345 example", "email:c4", "none",
        "favorite:yes", "favorite:no example", "0301234", "o'brien", "resist 12345",
    ]

    @Test(arguments: StoreKind.allCases, texts)
    func `as many as are asked for come, all of them from the query`(kind: StoreKind, text: String) throws {
        try kind.withStore { store in
            try store.write { try $0.addBook(book("rebels")) }
            try store.fill(Self.contacts)
            let terms = SearchTerm.terms(in: text)
            let queries = [
                ContactQuery(terms: terms), ContactQuery(terms: terms, book: "home"),
                ContactQuery(terms: terms, book: "none"), ContactQuery(terms: terms, favoritesOnly: true),
                ContactQuery(terms: terms, book: "rebels", category: "jedi"),
                ContactQuery(terms: terms, kind: .organization),
            ]
            for query in queries {
                let all = Set(try store.rows(query))
                for limit in [-1, 0, 1, 2, 30, 1_000, .max] {
                    let some = try store.read { try $0.someRows(query, limit: limit) }
                    #expect(some.count == min(max(0, limit), all.count))
                    #expect(Set(some).count == some.count)
                    #expect(all.isSuperset(of: some))
                }
            }
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `names of one book are found by how they begin`(kind: StoreKind) throws {
        try kind.withStore { store in
            try store.write { try $0.addBook(book("rebels")) }
            try store.fill(Self.contacts)
            func found(_ text: String, _ book: String?, limit: Int = 100) throws -> Int {
                try store.read { try $0.rows(namesBeginningWith: text, inBook: book, limit: limit).count }
            }
            #expect(try found("person", nil) == 59)
            #expect(try found("person", "home") == 19)
            #expect(try found("person", "rebels", limit: 5) == 5)
            #expect(try found("zeb", "rebels") == 0)
            #expect(try found("zeb", "none") == 0)
        }
    }
}
