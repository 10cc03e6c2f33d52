import Models
import Persistence
import Testing

@Suite struct TransactionContractTests {
    private struct Refusal: Error {}

    @Test(arguments: StoreKind.allCases)
    func `a write that throws changes nothing`(kind: StoreKind) throws {
        try kind.withStore { store in
            try store.fill([contact(1, "Leia", remoteID: "1") { $0.categories = ["Jedi"] }])
            #expect(throws: Refusal.self) {
                try store.write { writer throws in
                    try writer.insert(contact(2, "Han"), tag: nil)
                    try writer.replace(contact(1, "Luke"), tag: nil)
                    try writer.addBook(book("work"))
                    try writer.setMark("demo")
                    try writer.setStatus(BookStatus(skipped: 3), ofBook: "home")
                    try writer.remove([id(1)])
                    throw Refusal()
                }
            }
            #expect(try store.names(ContactQuery()) == ["Leia"])
            #expect(try store.found("leia") == ["Leia"])
            #expect(try store.found("luke") == [])
            #expect(try store.names(ContactQuery(category: "jedi")) == ["Leia"])
            try store.read { reader throws in
                #expect(try reader.books() == [book("home")])
                #expect(try !reader.isMarked("demo"))
                #expect(try reader.status(ofBook: "home") == BookStatus())
                #expect(try reader.remoteEntries(ofBook: "home").count == 1)
            }
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `a write sees what it has written`(kind: StoreKind) throws {
        try kind.withStore { store in
            try store.write { writer throws in
                let leia = ContactQuery(terms: SearchTerm.terms(in: "leia"))
                try writer.addBook(book("home"))
                #expect(try writer.count(ContactQuery()) == 0)
                #expect(try writer.count(leia) == 0)
                try writer.insert(contact(1, "Leia"), tag: nil)
                #expect(try writer.count(ContactQuery()) == 1)
                #expect(try writer.count(leia) == 1)
                #expect(try writer.position(of: id(1), in: leia) == 0)
                try writer.replace(contact(1, "Ben"), tag: nil)
                #expect(try writer.count(leia) == 0)
                #expect(try writer.contact(id(1))?.card.displayName == "Ben")
                try writer.remove([id(1)])
                #expect(try writer.rows(ContactQuery(), offset: 0, limit: 9) == [])
                #expect(try writer.contact(id(1)) == nil)
            }
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `a refused change leaves the rest of the write whole`(kind: StoreKind) throws {
        try kind.withStore { store in
            try store.fill([contact(1, "Leia", remoteID: "1")])
            try store.write { writer throws in
                #expect(throws: StoreError.self) { try writer.insert(contact(1, "Twin"), tag: nil) }
                #expect(throws: StoreError.self) { try writer.insert(contact(2, "Twin", remoteID: "1"), tag: nil) }
                #expect(throws: StoreError.self) { try writer.addBook(book("home")) }
                try writer.insert(contact(3, "Han"), tag: nil)
            }
            #expect(try store.names(ContactQuery()) == ["Han", "Leia"])
            #expect(try store.found("twin") == [])
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `a read does not see what is written meanwhile, and does not hold it up`(kind: StoreKind) throws {
        try kind.withStore { store in
            try store.fill([contact(1, "Leia")])
            try store.read { reader throws in
                #expect(try reader.count(ContactQuery()) == 1)
                try store.write { writer throws in
                    try writer.insert(contact(2, "Han"), tag: nil)
                    try writer.remove([id(1)])
                }
                #expect(try reader.rows(ContactQuery(), offset: 0, limit: 9).map(\.name) == ["Leia"])
                #expect(try reader.contact(id(2)) == nil)
                // A read inside a read is a snapshot of its own.
                #expect(try store.names(ContactQuery()) == ["Han"])
            }
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `rows can be asked for while rows are handed over`(kind: StoreKind) throws {
        try kind.withStore { store in
            try store.fill([contact(1, "Anna"), contact(2, "Ben"), contact(3, "Cleo")])
            try store.read { reader throws in
                var seen: [String] = []
                try reader.forEachRow(ContactQuery()) { row in
                    var inner: [String] = []
                    try reader.forEachRow(ContactQuery(isReversed: true)) { row in
                        inner.append(row.name)
                        return true
                    }
                    #expect(inner == ["Cleo", "Ben", "Anna"])
                    #expect(try reader.contact(row.id)?.card.displayName == row.name)
                    seen.append(row.name)
                    return true
                }
                #expect(seen == ["Anna", "Ben", "Cleo"])
            }
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `a listener hears of writes that changed something`(kind: StoreKind) async throws {
        try await kind.withStoreWaiting { store in
            var changes = store.changes().makeAsyncIterator()
            try store.fill([contact(1, "Leia")])
            await #expect(changes.next() != nil)
            // None of these changes anything, so that the next element is that of the last write.
            try store.write { try $0.remove([id(9)]) }
            try store.write { _ = try $0.count(ContactQuery()) }
            #expect(throws: Refusal.self) {
                try store.write { writer throws in
                    try writer.setMark("demo")
                    throw Refusal()
                }
            }
            var quiet = store.changes().makeAsyncIterator()
            try store.write { try $0.setMark("demo") }
            await #expect(changes.next() != nil)
            await #expect(quiet.next() != nil)
            #expect(try store.read { try $0.isMarked("demo") })
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `several writes may come as one change, and the stream ends with its store`(kind: StoreKind) async throws {
        let changes = try kind.withStore { store in
            let changes = store.changes()
            try store.fill([contact(1)])
            try store.fill([contact(2)])
            return changes
        }
        var count = 0
        for await _ in changes { count += 1 }
        #expect(count == 1)
    }
}
