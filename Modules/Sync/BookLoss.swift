internal import Models
package import Persistence

/// What would be gone for good with a book. At least one of its numbers is more than 0.
package struct BookLoss: Sendable, Hashable {
    /// Contacts that no directory has.
    package let contacts: Int
    /// Changes that the book's directory does not have yet.
    package let changes: Int
    /// How many of them both sides have changed.
    package let conflicts: Int
    /// Deleted contacts that only the trash has.
    package let deleted: Int

    /// The losses as the end of a sentence: "its 3 contacts and 1 deleted contact in the trash, kept nowhere else".
    package var text: String {
        let unsent = changes.counted("change") + " that its directory does not have yet"
        let losses = [
            contacts == 0 ? nil : "its \(contacts.counted("contact"))",
            changes == 0 ? nil : unsent + (conflicts == 0 ? "" : " (\(conflicts) in conflict)"),
            deleted == 0 ? nil : "\(deleted.counted("deleted contact")) in the trash",
        ].compactMap(\.self)
        return losses.joined(separator: " and ") + ", kept nowhere else"
    }
}

/// The port that tells whether a book holds nothing but what it was given with and can be given again.
package struct PristineBooks: Sendable {
    package let isAsGiven: @Sendable (_ book: String, _ reader: any StoreReader) throws -> Bool

    /// - Parameter isAsGiven: throws what the reader throws.
    package init(isAsGiven: @escaping @Sendable (_ book: String, _ reader: any StoreReader) throws -> Bool) {
        self.isAsGiven = isAsGiven
    }

    /// No book was given.
    package static let none = PristineBooks { _, _ in false }
}

extension BookCatalog {
    /// What would be gone for good with a book; nil for nothing. Throws what the store throws.
    package func loss(with name: String) throws -> BookLoss? {
        try store.read { reader in
            guard let book = try reader.books().first(where: { $0.name == name }) else {
                throw StoreError.noSuchBook(name)
            }
            let isBound = book.directory != nil
            // What a directory has can be fetched again, and a book as it was given can be given again.
            let contacts =
                try isBound || given.isAsGiven(name, reader) ? 0 : reader.count(ContactQuery(book: name))
            let changes = try reader.outbox(ofBook: name)
            let waiting = Set(changes.map(\.contact))
            // What is still to be deleted there counts as a change already.
            let deleted = try reader.trash().map(\.contact)
                .filter { $0.book == name && !(isBound && ($0.remoteID != nil || waiting.contains($0.id))) }
            guard contacts > 0 || !changes.isEmpty || !deleted.isEmpty else { return nil }
            return BookLoss(
                contacts: contacts, changes: changes.count, conflicts: try reader.conflicts(inBook: name).count,
                deleted: deleted.count)
        }
    }
}
