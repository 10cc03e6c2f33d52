import Models
import Persistence
import Testing

@Suite struct BulkInsertionTests {
    /// Several times as many as a store may take at once.
    private static let count = 730

    private static func contacts() -> [TaggedContact] {
        (0..<count).map { number in
            TaggedContact(
                contact(number, number == 9 ? "" : "Name\(number) Björn", remoteID: "r\(number)") { card in
                    if number % 50 == 0 { card = fullCard }
                    if number % 3 == 0 { card.phones = [Labeled("0172 \(1_000 + number)")] }
                },
                tag: number % 2 == 0 ? "tag \(number)" : nil)
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `contacts put in at once are as if put in one by one`(kind: StoreKind) throws {
        let contacts = Self.contacts()
        try kind.withStore { store in
            try store.write { writer throws in
                try writer.addBook(book("home"))
                try writer.insert(0) { contacts[$0] }
                try writer.insert(contacts.count) { contacts[$0] }
            }
            try store.read { reader throws in
                for tagged in contacts {
                    #expect(try reader.contact(tagged.contact.id) == tagged.contact)
                    #expect(try reader.tag(of: tagged.contact.id) == tagged.tag)
                }
                #expect(try reader.count(ContactQuery()) == Self.count)
            }
            #expect(try store.found("name729 bjorn") == ["Name729 Björn"])
            #expect(try store.found("1729") == ["Name729 Björn"])
            #expect(try store.rows(ContactQuery(category: "jedi")).count == 15)
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `edits that wait for contacts put in at once are seen in them`(kind: StoreKind) throws {
        try kind.withStore { store in
            try store.write { writer throws in
                try writer.addBook(book("home"))
                try writer.saveOutboxEntry(outboxEntry(601))
                try writer.setConflict(conflict(602))
                let contacts = Self.contacts()
                try writer.insert(contacts.count) { contacts[$0] }
            }
            let marked = try store.rows(ContactQuery()).filter { $0.isPending || $0.hasConflict }
            #expect(Set(marked.map(\.id)) == [id(601), id(602)])
            #expect(try store.read { try $0.contact(id(601))?.isPending } == true)
            #expect(try store.read { try $0.contact(id(602))?.hasConflict } == true)
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `a taken identifier among many undoes the whole write`(kind: StoreKind) throws {
        var contacts = Self.contacts()
        contacts[450] = TaggedContact(contact(450, "Twin", remoteID: "r7"), tag: nil)
        let twins = contacts
        try kind.withStore { store in
            try store.fill([contact(999, "Leia")])
            #expect(throws: StoreError.duplicate("r7")) { try store.write { try $0.insert(twins.count) { twins[$0] } } }
            #expect(try store.names(ContactQuery()) == ["Leia"])
            #expect(try store.found("name3") == [])
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `those before a refused contact are whole for who goes on`(kind: StoreKind) throws {
        var contacts = Self.contacts()
        contacts[450] = TaggedContact(contact(450, "Lost", in: "moon"), tag: nil)
        let lost = contacts
        try kind.withStore { store in
            let refusal = try store.write { writer throws in
                try writer.addBook(book("home"))
                do {
                    try writer.insert(lost.count) { lost[$0] }
                    return nil as StoreError?
                } catch let error as StoreError {
                    return error
                }
            }
            #expect(refusal == .noSuchBook("moon"))
            #expect(try store.rows(ContactQuery()).count == 450)
            #expect(try store.found("name449") == ["Name449 Björn"])
            #expect(try store.read { try $0.contact(id(400)) } == lost[400].contact)
        }
    }
}
