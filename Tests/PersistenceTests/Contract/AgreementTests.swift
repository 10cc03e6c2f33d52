import Models
import Persistence
import Testing

@Suite struct AgreementTests {
    @Test func `both stores answer any query alike`() throws {
        var random = RandomContacts(seed: 2)
        let contacts = (0..<5000).map { random.contact($0) }
        let replaced = stride(from: 0, to: 5000, by: 7).map { random.contact($0) }
        let removed = stride(from: 3, to: 5000, by: 11).map { id($0) }
        let memory = InMemoryContactStore()
        try StoreKind.sqlite.withStore { sqlite in
            for store in [memory, sqlite] as [any ContactStore] {
                try store.write { writer throws in
                    try writer.addBook(book("home"))
                    try writer.addBook(book("work"))
                    for contact in contacts.prefix(2000) { try writer.insert(contact, tag: nil) }
                    try writer.insert(3000) { TaggedContact(contacts[2000 + $0], tag: nil) }
                }
                try store.write { writer throws in
                    for var contact in replaced {
                        contact.book = contacts[Int(contact.id.text) ?? 0].book
                        try writer.replace(contact, tag: nil)
                    }
                    try writer.remove(removed)
                }
            }
            var matches = 0
            for _ in 0..<80 {
                let query = random.query()
                let expected = try memory.rows(query)
                matches += expected.count
                try sqlite.read { reader in
                    #expect(try reader.count(query) == expected.count, "\(query)")
                    let offset = random.place(upTo: expected.count)
                    let window = try reader.rows(query, offset: offset, limit: 20)
                    #expect(window == Array(expected.dropFirst(offset).prefix(20)), "\(query) at \(offset)")
                    var walked: [ContactRow] = []
                    try reader.forEachRow(query) { row in
                        walked.append(row)
                        return true
                    }
                    #expect(walked == expected, "\(query)")
                    #expect(try reader.rows(query, offset: 0, limit: .max) == expected, "\(query)")
                    for place in [0, expected.count / 2, expected.count - 1] where expected.indices.contains(place) {
                        #expect(try reader.position(of: expected[place].id, in: query) == place, "\(query)")
                    }
                    let other = id(random.place(upTo: 5000))
                    let position = expected.firstIndex { $0.id == other }
                    #expect(try reader.position(of: other, in: query) == position, "\(query)")
                }
            }
            #expect(matches > 5000)
        }
    }
}
