// DemoSeeding: the book that a new store comes with. It knows no kind of store.

package import Models
package import Persistence
internal import StarWarsDirectory

/// Gives a new store the demo book, once: who removes it does not get it again.
package struct DemoSeeder: Sendable {
    private let clock: WallClock

    package init(clock: WallClock) {
        self.clock = clock
    }

    /// The store, with the demo book in it unless it was given before. Throws what the store throws.
    package func seeded(_ store: some ContactStore) throws -> any ContactStore {
        if try store.read({ try $0.isMarked(Self.mark) }) { return store }
        let moment = clock.now()
        let portraits = DemoBook.portraits()
        let contacts = try DemoBook.contacts(at: moment, photos: portraits.mapValues(\.photo))
        try store.write { writer in
            // Another process may have been first.
            if try writer.isMarked(Self.mark) { return }
            try writer.setMark(Self.mark)
            if try writer.books().contains(where: { $0.name == DemoBook.name }) { return }
            try writer.addBook(AddressBook(name: DemoBook.name, capabilities: .local, created: moment))
            for portrait in portraits.values { try writer.addPhoto(portrait) }
            for contact in contacts { try writer.insert(contact, tag: nil) }
        }
        return store
    }

    /// True if a book is the demo book and holds nothing that did not come with it: no other contact, and none that was
    /// changed. Throws what the store throws.
    package func isPristine(_ book: String, in reader: any StoreReader) throws -> Bool {
        guard book == DemoBook.name else { return false }
        let photos = DemoBook.portraits().mapValues(\.photo)
        let contacts = try DemoBook.contacts(at: clock.now(), photos: photos)
        let given = Dictionary(contacts.map { ($0.id, $0.card) }) { first, _ in first }
        var isPristine = true
        try reader.forEachContact(ContactQuery(book: book)) { contact in
            isPristine = given[contact.id] == contact.card && !contact.isFavorite
            return isPristine
        }
        return isPristine
    }

    private static let mark = "demo-book-given"
}
