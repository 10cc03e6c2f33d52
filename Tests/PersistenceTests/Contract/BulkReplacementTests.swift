import Models
import Persistence
import Testing

@Suite struct BulkReplacementTests {
    private static let count = 230

    private static func contacts(_ name: String, phones: Bool) -> [TaggedContact] {
        (0..<count).map { number in
            let named = contact(number, "\(name)\(number) Björn", remoteID: "r\(number)") { card in
                card.categories = number % 2 == 0 ? [name] : []
                if phones { card.phones = [Labeled("0172 \(1_000 + number)")] }
            }
            return TaggedContact(named, tag: "\(name) \(number)")
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `contacts replaced at once are as if replaced one by one`(kind: StoreKind) throws {
        let (before, after) = (Self.contacts("Old", phones: true), Self.contacts("New", phones: false))
        try kind.withStore { store in
            try store.write { writer throws in
                try writer.addBook(book("home"))
                try writer.insert(before.count) { before[$0] }
                try writer.saveOutboxEntry(outboxEntry(7))
            }
            try store.write { writer throws in
                try writer.replace(0) { after[$0] }
                try writer.replace(after.count) { after[$0] }
            }
            try store.read { reader throws in
                for tagged in after where tagged.contact.id != id(7) {
                    #expect(try reader.contact(tagged.contact.id) == tagged.contact)
                    #expect(try reader.tag(of: tagged.contact.id) == tagged.tag)
                }
                #expect(try reader.contact(id(7))?.isPending == true)
                #expect(try reader.count(ContactQuery()) == Self.count)
            }
            #expect(try store.found("new229 bjorn") == ["New229 Björn"])
            #expect(try store.found("old") == [])
            #expect(try store.found("1229") == [])
            #expect(try store.rows(ContactQuery(category: "new")).count == Self.count / 2)
            #expect(try store.rows(ContactQuery(category: "old")).isEmpty)
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `one that cannot be replaced undoes the whole write`(kind: StoreKind) throws {
        let before = Self.contacts("Old", phones: true)
        var changed = Self.contacts("New", phones: false)
        changed[150] = TaggedContact(contact(150, "Twin", remoteID: "r7"), tag: nil)
        let twins = changed
        try kind.withStore { store in
            try store.write { writer throws in
                try writer.addBook(book("home"))
                try writer.insert(before.count) { before[$0] }
            }
            #expect(throws: StoreError.duplicate("r7")) { try store.write { try $0.replace(150) { twins[$0 + 1] } } }
            #expect(try store.found("new") == [])
            #expect(try store.found("old3") == ["Old3 Björn"] + (30...39).map { "Old\($0) Björn" })
        }
    }
}
