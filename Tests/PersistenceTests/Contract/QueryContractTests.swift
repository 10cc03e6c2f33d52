import Models
import Persistence
import Testing

@Suite struct QueryContractTests {
    @Test(arguments: StoreKind.allCases)
    func `names stand in the order people expect`(kind: StoreKind) throws {
        try kind.withStore { store in
            let names = ["Émile", "emil", "Zoë", "Ängström", "Anna-Lena", "Anna Lena", "anna", "Øre", "42", "!", "李"]
            try store.fill(names.enumerated().map { contact($0.offset, $0.element) })
            let sorted = [
                "42", "Ängström", "anna", "Anna-Lena", "Anna Lena", "emil", "Émile", "Øre", "Zoë", "李", "!",
            ]
            #expect(try store.names(ContactQuery()) == sorted)
            #expect(try store.names(ContactQuery(isReversed: true)) == sorted.reversed())
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `names are found by how they begin, as they are sorted`(kind: StoreKind) throws {
        try kind.withStore { store in
            let names = ["Émile", "emil", "O'Brien", "Anna-Lena", "Anna Lena", "Annalena", "Lena Anna", "!", "李四", "李"]
            try store.fill(names.enumerated().map { contact($0.offset, $0.element) })
            func found(_ text: String, limit: Int = 10) throws -> [String] {
                try store.read { try $0.rows(namesBeginningWith: text, inBook: nil, limit: limit).map(\.name) }
            }
            #expect(try found("EMIL") == ["emil", "Émile"])
            #expect(try found("anna l") == ["Anna-Lena", "Anna Lena"])
            #expect(try found("anna ") == ["Anna-Lena", "Anna Lena", "Annalena"])
            #expect(try found("ann", limit: 2) == ["Anna-Lena", "Anna Lena"])
            #expect(try found("obri") == ["O'Brien"])
            #expect(try found("李") == ["李", "李四"])
            for text in ["", " ", "!", "emily", "lenb"] { #expect(try found(text) == []) }
            #expect(try found("e", limit: 0) == [])
            #expect(try found("e", limit: -1) == [])
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `equal names stand in the order in which they came`(kind: StoreKind) throws {
        try kind.withStore { store in
            try store.fill((0..<40).map { contact((7 * $0) % 40, "Twin") })
            let ids = (0..<40).map { id((7 * $0) % 40) }
            for sort in ContactQuery.Sort.allCases {
                #expect(try store.rows(ContactQuery(sort: sort)).map(\.id) == ids)
                #expect(try store.rows(ContactQuery(sort: sort, isReversed: true)).map(\.id) == ids.reversed())
            }
            // Being replaced does not move a contact.
            try store.write { try $0.replace(contact(0, "twin", favorite: true), tag: nil) }
            #expect(try store.rows(ContactQuery()).map(\.id) == ids)
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `family names come first when sorted by family`(kind: StoreKind) throws {
        try kind.withStore { store in
            try store.fill([
                contact(1) { $0.name = ContactName(given: ["Han"], family: ["Solo"]) },
                contact(2) { $0.name = ContactName(given: ["Ben"], family: ["Solo"]) },
                contact(3) { $0.name = ContactName(given: ["Zora"], family: ["Antilles"]) },
                contact(4, "Chewbacca"),
            ])
            let names = ["Zora Antilles", "Chewbacca", "Ben Solo", "Han Solo"]
            #expect(try store.names(ContactQuery(sort: .family)) == names)
            #expect(try store.names(ContactQuery(sort: .family, isReversed: true)) == names.reversed())
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `those updated last come first when sorted by update`(kind: StoreKind) throws {
        try kind.withStore { store in
            try store.fill([
                contact(1, "old", updated: -9), contact(2, "new", updated: 9), contact(3, "newer twin", updated: 9),
                contact(4, "now", updated: 20),
            ])
            #expect(try store.names(ContactQuery(sort: .recent)) == ["now", "new", "newer twin", "old"])
            let reversed = ContactQuery(sort: .recent, isReversed: true)
            #expect(try store.names(reversed) == ["old", "newer twin", "new", "now"])
            try store.write { try $0.replace(contact(1, "old", updated: 30), tag: nil) }
            #expect(try store.names(ContactQuery(sort: .recent)) == ["old", "now", "new", "newer twin"])
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `filters narrow a list`(kind: StoreKind) throws {
        try kind.withStore { store in
            try store.write { writer throws in
                try writer.addBook(book("home"))
                try writer.addBook(book("work"))
                try writer.insert(contact(1, "Anna", favorite: true) { $0.categories = ["Jedi", "Freunde"] }, tag: nil)
                try writer.insert(contact(2, "Ben", in: "work") { $0.categories = ["JÉDI", "jedi"] }, tag: nil)
                try writer.insert(contact(3, "Org", in: "work", favorite: true) { $0.kind = .organization }, tag: nil)
                try writer.insert(contact(4, "Dora") { $0.categories = ["Jedi Knight"] }, tag: nil)
            }
            #expect(try store.names(ContactQuery(book: "work")) == ["Ben", "Org"])
            #expect(try store.names(ContactQuery(book: "moon")) == [])
            #expect(try store.names(ContactQuery(favoritesOnly: true)) == ["Anna", "Org"])
            #expect(try store.names(ContactQuery(book: "work", favoritesOnly: true)) == ["Org"])
            #expect(try store.names(ContactQuery(kind: .organization)) == ["Org"])
            #expect(try store.names(ContactQuery(category: "jedi")) == ["Anna", "Ben"])
            #expect(try store.names(ContactQuery(book: "home", category: "Jedi")) == ["Anna"])
            #expect(try store.names(ContactQuery(category: "Jed")) == [])
            let search = ContactQuery(terms: SearchTerm.terms(in: "jedi"), book: "home", isReversed: true)
            #expect(try store.names(search) == ["Dora", "Anna"])
            #expect(try store.read { try $0.count(ContactQuery(book: "work", favoritesOnly: true)) } == 1)
            #expect(try store.read { try $0.count(ContactQuery(book: "moon")) } == 0)
            #expect(try store.read { try $0.position(of: id(1), in: ContactQuery(book: "work")) } == nil)
            #expect(try store.read { try $0.position(of: id(3), in: ContactQuery(book: "work")) } == 1)
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `windows of any size make up the whole list`(kind: StoreKind) throws {
        try kind.withStore { store in
            try store.fill((0..<100).map { contact($0, "Name \($0 % 13)", updated: Int64($0 % 7)) })
            try store.read { reader throws in
                for query in [
                    ContactQuery(), ContactQuery(sort: .recent), ContactQuery(isReversed: true),
                    ContactQuery(terms: SearchTerm.terms(in: "name")),
                ] {
                    let all = try reader.rows(query, offset: 0, limit: 1000)
                    #expect(all.count == 100)
                    for size in [1, 7, 50, 99, 100] {
                        let windows = try stride(from: 0, to: 100, by: size).flatMap { offset in
                            try reader.rows(query, offset: offset, limit: size)
                        }
                        #expect(windows == all)
                    }
                    for (place, row) in all.enumerated() {
                        #expect(try reader.position(of: row.id, in: query) == place)
                    }
                }
            }
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `a window beside the list is empty`(kind: StoreKind) throws {
        try kind.withStore { store in
            try store.fill([contact(1, "Anna"), contact(2, "Ben")])
            try store.read { reader throws in
                for query in [ContactQuery(), ContactQuery(terms: SearchTerm.terms(in: "anna"))] {
                    #expect(try reader.rows(query, offset: 2, limit: 5) == [])
                    #expect(try reader.rows(query, offset: .max, limit: .max) == [])
                    #expect(try reader.rows(query, offset: 0, limit: 0) == [])
                    #expect(try reader.rows(query, offset: 0, limit: -1) == [])
                    #expect(try reader.rows(query, offset: .min, limit: 1).map(\.name) == ["Anna"])
                    #expect(try reader.position(of: id(9), in: query) == nil)
                }
            }
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `a walk stops when it is told to`(kind: StoreKind) throws {
        try kind.withStore { store in
            try store.fill((0..<10).map { contact($0, "Name \($0)") })
            for query in [ContactQuery(), ContactQuery(terms: SearchTerm.terms(in: "name"))] {
                var rows: [String] = []
                var contacts: [String] = []
                try store.read { reader throws in
                    try reader.forEachRow(query) { row in
                        rows.append(row.name)
                        return rows.count < 3
                    }
                    try reader.forEachContact(query) { contact in
                        contacts.append(contact.card.displayName)
                        return contacts.count < 4
                    }
                }
                #expect(rows == ["Name 0", "Name 1", "Name 2"])
                #expect(contacts == ["Name 0", "Name 1", "Name 2", "Name 3"])
            }
        }
    }
}
