import Models
import Persistence
import Testing

@Suite struct BookContractTests {
    @Test(arguments: StoreKind.allCases)
    func `books stand in the order in which they came`(kind: StoreKind) throws {
        try kind.withStore { store in
            let books = [book("work"), book("Home", kind: "star-wars"), book("home"), book("büro")]
            try store.write { writer in for book in books { try writer.addBook(book) } }
            #expect(try store.read { try $0.books() } == books)
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `a name is taken once`(kind: StoreKind) throws {
        try kind.withStore { store in
            try store.write { try $0.addBook(book("home")) }
            #expect(throws: StoreError.bookExists("home")) { try store.write { try $0.addBook(book("home")) } }
            #expect(try store.read { try $0.books() }.count == 1)
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `an updated book has its new binding and capabilities`(kind: StoreKind) throws {
        try kind.withStore { store in
            try store.write { writer throws in
                try writer.addBook(book("home"))
                try writer.addBook(book("work"))
            }
            var bound = book("home", kind: "contacts-api")
            try store.write { try $0.updateBook(bound) }
            #expect(try store.read { try $0.books() } == [bound, book("work")])
            bound.directory = nil
            bound.capabilities = Capabilities(operations: [.favorite, .photo], fields: [])
            try store.write { try $0.updateBook(bound) }
            #expect(try store.read { try $0.books() } == [bound, book("work")])
            #expect(throws: StoreError.noSuchBook("moon")) { try store.write { try $0.updateBook(book("moon")) } }
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `a removed book takes its contacts and its status along`(kind: StoreKind) throws {
        try kind.withStore { store in
            try store.write { writer throws in
                try writer.addBook(book("home"))
                try writer.addBook(book("work"))
                try writer.setStatus(BookStatus(lastSuccess: moment(5), skipped: 2), ofBook: "home")
                try writer.insert(contact(1, remoteID: "1") { $0 = fullCard }, tag: nil)
                try writer.insert(contact(2, "Leia Twin", in: "work"), tag: nil)
            }
            try store.write { try $0.removeBook(named: "home") }
            #expect(try store.read { try $0.books() } == [book("work")])
            #expect(try store.names(ContactQuery()) == ["Leia Twin"])
            #expect(try store.found("leia") == ["Leia Twin"])
            #expect(throws: StoreError.noSuchBook("home")) { try store.write { try $0.removeBook(named: "home") } }
            try store.write { try $0.addBook(book("home")) }
            #expect(try store.read { try $0.status(ofBook: "home") } == BookStatus())
            try store.fill([contact(1, remoteID: "1")])
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `a status is fresh until it is set`(kind: StoreKind) throws {
        try kind.withStore { store in
            try store.write { try $0.addBook(book("home")) }
            let status = BookStatus(
                lastSuccess: moment(-5), skipped: 3, directoryState: "W/\"abc\"", detailsAfter: "18",
                removals: RecentRemovals(since: moment(-9), count: 4, of: 9))
            #expect(try store.read { try $0.status(ofBook: "home") } == BookStatus())
            #expect(try store.read { try $0.status(ofBook: "moon") } == BookStatus())
            try store.write { try $0.setStatus(status, ofBook: "home") }
            #expect(try store.read { try $0.status(ofBook: "home") } == status)
            try store.write { try $0.setStatus(BookStatus(), ofBook: "home") }
            #expect(try store.read { try $0.status(ofBook: "home") } == BookStatus())
            #expect(throws: StoreError.noSuchBook("moon")) {
                try store.write { try $0.setStatus(status, ofBook: "moon") }
            }
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `a mark stays`(kind: StoreKind) throws {
        try kind.withStore { store in
            #expect(try store.read { try !$0.isMarked("demo") })
            for _ in 0..<2 { try store.write { try $0.setMark("demo") } }
            #expect(try store.read { try $0.isMarked("demo") })
            #expect(try store.read { try !$0.isMarked("other") })
        }
    }
}
