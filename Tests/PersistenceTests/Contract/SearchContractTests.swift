import Models
import Persistence
import Testing

@Suite struct SearchContractTests {
    /// A name, what is typed, and whether it finds the name.
    static let names: [(name: String, typed: String, isFound: Bool)] = [
        ("Björn Åström", "bjorn", true), ("Björn Åström", "BJÖRN", true), ("Bjorn Astrom", "björn", true),
        ("Bjo\u{308}rn", "bj\u{F6}rn", true), ("Bj\u{F6}rn", "bjo\u{308}rn", true), ("Björn Åström", "jorn", false),
        ("Björn Åström", "ast bj", true), ("Björn Åström", "bjo xy", false),
        ("Łukasz Żółw", "lukasz", true), ("Łukasz Żółw", "zolw", true), ("Weiß", "weiss", true),
        ("Weiss", "weiß", true),
        ("Søren Ærø", "soren", true), ("Søren Ærø", "aero", true), ("Þór", "thor", true), ("Œuvre", "oeuvre", true),
        ("İbrahim Yıldız", "ibrahim", true), ("İbrahim Yıldız", "yildiz", true),
        ("O'Brien", "obrien", true), ("O'Brien", "o'brien", true), ("O’Brien", "o'brien", true),
        ("O'Brien", "brien", true), ("O'Brien", "rien", false), ("OBrien", "o'brien", true),
        ("Jean-Luc Picard", "jean-luc", true), ("Jean-Luc Picard", "jeanluc", true), ("Jean-Luc Picard", "luc", true),
        ("Jean Luc", "jean-luc", true), ("Jean-Luc Picard", "jean luc pic", true),
        ("山田太郎", "山田", true), ("山田太郎", "太郎", true), ("山田太郎", "郎太", false), ("山田 太郎", "太郎 山", true),
        ("やまだ たろう", "たろう", true), ("やまだたろう", "たろ", true), ("ヤマダ", "マダ", true),
        ("홍길동", "길동", true), ("홍길동", "홍", true), ("홍길동", "동길", false),
        ("مُحَمَّد علي", "محمد", true), ("محمد علي", "مُحَمَّد", true), ("محمد علي", "علي", true), ("محمد علي", "حمد", false),
        ("Дмитрий Ёлкин", "дмит", true), ("Дмитрий Ёлкин", "елкин", true), ("Νίκος", "νικος", true),
        ("Anna 🎉 Party", "🎉", true), ("🎉Party", "party", false), ("👩‍👩‍👧 Fam", "👩", true),
        ("R2-D2", "r2d2", true), ("R2-D2", "d2", true), ("2 Unlimited", "2", true), ("Agent 007", "007", true),
        ("Agent 007", "07", false), ("a_b", "b", true), ("x@y", "@", true),
        ("Robert'); DROP TABLE contact;--", "robert'); drop", true), ("Star*", "star*", true), ("Star*", "s*r", false),
        ("\"Quoted\" Name", "\"quoted", true), ("Not Near", "NOT", true), ("Or", "OR", true), ("And", "and", true),
        ("Name", "", true), ("Name", "  \t", true), ("Name", "!?", true),
    ]

    @Test("a name is found by the starts of its words", arguments: StoreKind.allCases)
    func names(kind: StoreKind) throws {
        try kind.withStore { store in
            try store.fill(Self.names.enumerated().map { contact($0.offset, $0.element.name) })
            for (number, (name, typed, isFound)) in Self.names.enumerated() {
                let query = ContactQuery(terms: SearchTerm.terms(in: typed))
                let found = try store.rows(query).contains { $0.id == id(number) }
                #expect(found == isFound, "\(typed) on \(name)")
            }
        }
    }

    /// What is typed, and whether it finds a contact that has something everywhere.
    static let typed: [(text: String, isFound: Bool)] = [
        ("leia", true), ("amidala", true), ("organa", true), ("general", true), ("iii", true), ("princess", true),
        ("resistance", true), ("command", true), ("example", true), ("leia@example.org", true), ("leiaexample", true),
        ("@example", true), ("org", true), ("friends", true), ("yes", true), ("leia yes", true), ("leia no", false),
        // Labels, names of fields and of attributes are never searched; nor are these fields without being named.
        ("work", false), ("cell", false), ("secret", false), ("x-secret", false), ("force", false), ("email", false),
        ("leader", false), ("tea", false), ("palace", false), ("https", false), ("feb", false), ("individual", false),
        // Fields.
        ("email:leia", true), ("email:example", true), ("mail:org", true), ("email:organa", false),
        ("EMAIL:LEIA", true),
        ("email:work", false), ("phone:0172", true), ("tel:123456", true), ("phone:leia", false), ("phone:12", false),
        ("note:tea", true), ("note:leia", false), ("note:te", true), ("title:lead", true), ("title:tea", false),
        ("name:organa", true), ("given:organa", false), ("given:amidala", true), ("family:organa", true),
        ("prefix:gen", true), ("suffix:iii", true), ("additional:a", true), ("nickname:princess", true),
        ("organization:command", true), ("org:resistance", true), ("org:leia", false), ("category:jedi", true),
        ("group:friends", true), ("attribute:yes", true), ("attribute:force", false), ("address:palace", true),
        ("address:alderaan", true), ("url:example", true), ("birthday:29", true), ("birthday:feb", true),
        ("birthday:1963", false), ("kind:org", true), ("kind:ind", false), ("photo:example", false),
        ("favorite:yes", true), ("favorite:1", true), ("favorite:no", false), ("favorite:", true),
        ("email:leia note:tea", true), ("email:leia note:leia", false), ("favorite:yes favorite:no", false),
        ("unknown:leia", false), ("example:org", true),
        // Numbers: +49 (0)172 123456.
        ("0172", true), ("49172", true), ("+49172", true), ("0049172", true), ("172", true), ("123456", true),
        ("(0172) 12", true), ("+49 172", true), ("+49 (0)172 123456", true), ("0172/123456", true), ("0172-12", true),
        ("0172 12 34 56", true), ("1234", true), ("12", false), ("0172 99", false), ("1724", false), ("490172", false),
        ("٠١٧٢", true), ("０１７２", true), ("0172x", false), ("leia 0172", true), ("leia 0173", false),
    ]

    @Test("a contact is found by what it has in searched fields", arguments: StoreKind.allCases)
    func fields(kind: StoreKind) throws {
        try kind.withStore { store in
            try store.fill([contact(1, favorite: true) { $0 = fullCard }, contact(2, "Nobody")])
            for text in ["favorite:no", "favorite:OFF", "favorite:0"] { #expect(try store.found(text) == ["Nobody"]) }
            for text in ["favorite:maybe", "favorite:ye", "favorite:2"] {
                #expect(try store.found(text).isEmpty, "\(text)")
            }
            for (text, isFound) in Self.typed {
                let found = try store.found(text).contains("Leia")
                #expect(found == isFound, "\(text)")
            }
        }
    }

    @Test("no text is an error", arguments: StoreKind.allCases, HostileText.allCases)
    func hostileText(kind: StoreKind, text: HostileText) throws {
        try kind.withStore { store in
            try store.fill([contact(1, text.value), contact(2, "Nobody at all")])
            let terms = SearchTerm.terms(in: text.value)
            for query in [ContactQuery(terms: terms), ContactQuery(terms: terms.reversed(), sort: .recent)] {
                let found = try store.rows(query).map(\.id)
                #expect(found.contains(id(1)))
                #expect(found.contains(id(2)) == terms.isEmpty)
            }
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `more terms than an index takes are all looked at`(kind: StoreKind) throws {
        try kind.withStore { store in
            let words = (0..<300).map { "word\($0)" }
            try store.fill([
                contact(1, words.joined(separator: " ")), contact(2, words.dropLast().joined(separator: " ")),
            ])
            let query = ContactQuery(terms: SearchTerm.terms(in: words))
            #expect(try store.rows(query).map(\.id) == [id(1)])
        }
    }
}
