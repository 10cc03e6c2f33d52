package import Models
package import Persistence

extension StoreReader {
    /// The book of a name. Throws ``StoreError/noSuchBook(_:)``.
    package func book(named name: String) throws -> AddressBook {
        guard let book = try books().first(where: { $0.name == name }) else { throw StoreError.noSuchBook(name) }
        return book
    }
}
