import Models
import Persistence
import Testing

@testable import CommandLineFormats

struct MatchingContactsTests {
    private func contacts() throws -> MatchingContacts {
        let store = InMemoryContactStore()
        try store.write { writer in
            try writer.addBook(AddressBook(name: "rebels", capabilities: .local, created: Timestamp(milliseconds: 0)))
            for number in 1...9 {
                var card = ContactCard()
                card.name.given = ["Person \(number)"]
                let contact = Contact(
                    id: ContactIDGenerator.random(), book: "rebels", card: card,
                    created: Timestamp(milliseconds: 0), updated: Timestamp(milliseconds: 0))
                try writer.insert(contact, tag: nil)
            }
        }
        return MatchingContacts(store: store, query: ContactQuery(book: "rebels"))
    }

    @Test func `rows and contacts come in their order, until the reader has enough`() throws {
        let contacts = try contacts()
        var names: [String] = []
        try contacts.forEachRow { row in
            names.append(row.name)
            return names.count < 2
        }
        #expect(names == ["Person 1", "Person 2"])
        var count = 0
        try contacts.forEachContact { _ in
            count += 1
            return true
        }
        #expect(count == 9)
        #expect(try contacts.count() == 9)
    }
}
