internal import Models
package import Persistence

/// The data that removing a book would lose permanently. At least one number is greater than 0.
package struct BookLoss: Sendable, Hashable {
    /// Contacts that are in no directory.
    package let contacts: Int
    /// Changes that the book's directory does not have yet.
    package let changes: Int
    /// The number of these that are in conflict.
    package let conflicts: Int
    /// Deleted contacts that are only in the trash.
    package let deleted: Int

    /// The losses as the end of a sentence: "its 3 contacts and 1 deleted contact in the trash, kept nowhere else".
    package var text: String {
        let unsent = changes.counted("change") + " not sent to the directory yet"
        let losses = [
            contacts == 0 ? nil : "its \(contacts.counted("contact"))",
            changes == 0 ? nil : unsent + (conflicts == 0 ? "" : " (\(conflicts) in conflict)"),
            deleted == 0 ? nil : "\(deleted.counted("deleted contact")) in the trash",
        ].compactMap(\.self)
        return losses.joined(separator: " and ") + ", stored nowhere else"
    }
}

/// The port that determines whether a book contains only its initial data, which can be restored.
package struct PristineBooks: Sendable {
    package let isPristine: @Sendable (_ book: String, _ reader: any StoreReader) throws -> Bool

    /// - Parameter isPristine: Throws errors of the reader.
    package init(isPristine: @escaping @Sendable (_ book: String, _ reader: any StoreReader) throws -> Bool) {
        self.isPristine = isPristine
    }

    /// No book is pristine.
    package static let none = PristineBooks { _, _ in false }
}

extension BookCatalog {
    /// The loss from removing a book; nil if there is none.
    ///
    /// - Throws: errors of the store.
    package func loss(with name: String) throws -> BookLoss? {
        try store.read { reader in
            guard let book = try reader.books().first(where: { $0.name == name }) else {
                throw StoreError.noSuchBook(name)
            }
            let isBound = book.directory != nil
            // A directory's contacts can be fetched again, and a pristine book can be restored.
            let contacts =
                try isBound || given.isPristine(name, reader) ? 0 : reader.count(ContactQuery(book: name))
            let changes = try reader.outbox(ofBook: name)
            let waiting = Set(changes.map(\.contact))
            // A pending deletion in the directory already counts as a change.
            let deleted = try reader.trash().map(\.contact)
                .filter { $0.book == name && !(isBound && ($0.remoteID != nil || waiting.contains($0.id))) }
            guard contacts > 0 || !changes.isEmpty || !deleted.isEmpty else { return nil }
            return BookLoss(
                contacts: contacts, changes: changes.count, conflicts: try reader.conflicts(inBook: name).count,
                deleted: deleted.count)
        }
    }
}
