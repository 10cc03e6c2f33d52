internal import Directories
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

    /// The directory's URL without secrets; nil for a local book.
    package var url: String? { book.directory.map { DirectoryURL.shown($0.url) } }

    /// What the user should know of how the book is connected; nil for nothing. A sentence.
    package static func warning(about book: AddressBook) -> String? {
        guard let url = book.directory?.url, DirectoryURL.exposesUser(url) else { return nil }
        return "The user name of \(book.name.quoted) is sent unencrypted: use https if the server has it."
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
