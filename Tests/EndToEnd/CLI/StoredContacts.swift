import Models
import Persistence
import SQLitePersistence

/// Contacts that no command can make, put into the store of a home: hostile values, several labels.
struct StoredContacts {
    static let book = "rebels"

    /// One contact; its name is the given one, a blank and the family one.
    static func contact(
        _ given: String, _ family: String, emails: [Labeled<String>] = [], phones: [Labeled<String>] = [],
        organization: String? = nil, isFavorite: Bool = false
    ) -> (ContactCard, Bool) {
        let card = ContactCard(
            name: ContactName(given: [given], family: [family]),
            organization: organization.map { Organization(name: $0) }, emails: emails, phones: phones)
        return (card, isFavorite)
    }

    /// The book `rebels` with these contacts, in a store without the demo book.
    static func write(_ contacts: [(ContactCard, Bool)], into home: CommandLineHome) throws {
        _ = try home.kith("book", "remove", "demo", "--yes")
        let store = try SQLiteContactStore(path: home.database)
        let moment = Timestamp(milliseconds: 1_800_000_000_000)
        try store.write { writer in
            try writer.addBook(AddressBook(name: book, capabilities: .local, created: moment))
            var generator = SystemRandomNumberGenerator()
            for (card, isFavorite) in contacts {
                try writer.insert(
                    Contact(
                        id: ContactID(from: &generator), book: book, card: card, isFavorite: isFavorite,
                        created: moment, updated: moment), tag: nil)
            }
        }
    }
}
