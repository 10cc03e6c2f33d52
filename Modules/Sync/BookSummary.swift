package import Models
package import Persistence

/// A book with what the store knows of it.
package struct BookSummary: Sendable, Hashable {
    package let book: AddressBook
    package let status: BookStatus
    /// How many contacts it holds.
    package let contacts: Int
    /// What is not settled of the edits in it.
    package let edits: EditCounts

    /// Throws what the reader throws.
    package init(_ book: AddressBook, reader: any StoreReader) throws {
        self.book = book
        status = try reader.status(ofBook: book.name)
        contacts = try reader.count(ContactQuery(book: book.name))
        edits = try reader.editCounts()[book.name] ?? EditCounts()
    }

    /// What can be done in the book, as words of the JSON contract.
    package var capabilities: [String] {
        let operations = book.capabilities.operations
        let words: [(Capabilities.Operations, String)] = [
            (.create, "create"), (.update, "update"), (.delete, "delete"), (.favorite, "favorite"), (.photo, "photo"),
            (.removePhoto, "remove-photo"),
        ]
        return ["read"] + words.filter { operations.contains($0.0) }.map(\.1)
    }
}
