internal import Models
internal import Persistence

/// A book with what the store knows of it.
struct BookSummary: Sendable {
    let book: AddressBook
    let status: BookStatus
    let contacts: Int

    init(_ book: AddressBook, reader: any StoreReader) throws {
        self.book = book
        status = try reader.status(ofBook: book.name)
        contacts = try reader.count(ContactQuery(book: book.name))
    }

    /// What can be done in the book, as words of the JSON contract.
    var capabilities: [String] {
        let operations = book.capabilities.operations
        let words: [(Capabilities.Operations, String)] = [
            (.create, "create"), (.update, "update"), (.delete, "delete"), (.favorite, "favorite"), (.photo, "photo"),
            (.removePhoto, "remove-photo"),
        ]
        return ["read"] + words.filter { operations.contains($0.0) }.map(\.1)
    }
}
