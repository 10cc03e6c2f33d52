package import Models
package import Persistence

/// A book with its numbers from the store.
package struct BookSummary: Sendable, Hashable {
    package let book: AddressBook
    package let status: BookStatus
    /// The number of contacts.
    package let contacts: Int
    /// The numbers of unfinished edits.
    package let edits: EditCounts

    /// - Throws: errors of the reader.
    package init(_ book: AddressBook, reader: any StoreReader) throws {
        self.book = book
        status = try reader.status(ofBook: book.name)
        contacts = try reader.count(ContactQuery(book: book.name))
        edits = try reader.editCounts()[book.name] ?? EditCounts()
    }

    /// The operations that the book supports, as words of the JSON contract.
    package var capabilities: [String] {
        let operations = book.capabilities.operations
        let words: [(Capabilities.Operations, String)] = [
            (.create, "create"), (.update, "update"), (.delete, "delete"), (.favorite, "favorite"), (.photo, "photo"),
            (.removePhoto, "remove-photo"),
        ]
        return ["read"] + words.filter { operations.contains($0.0) }.map(\.1)
    }
}
