package import Models

/// A transaction: what it reads is what it has written so far.
package protocol StoreWriter: StoreReader {
    /// Adds an empty book; throws ``StoreError/bookExists(_:)``.
    func addBook(_ book: AddressBook) throws
    /// Replaces binding and capabilities of the book of the same name; throws ``StoreError/noSuchBook(_:)``.
    func updateBook(_ book: AddressBook) throws
    /// Removes the book with all its contacts and its status; throws ``StoreError/noSuchBook(_:)``.
    func removeBook(named name: String) throws
    /// Throws ``StoreError/noSuchBook(_:)``.
    func setStatus(_ status: BookStatus, ofBook name: String) throws

    /// Adds a contact, with the directory's version tag where it has one. Throws ``StoreError/noSuchBook(_:)``, and
    /// ``StoreError/duplicate(_:)`` when the identifier, or the remote identifier within the book, is taken.
    func insert(_ contact: Contact, tag: String?) throws
    /// Replaces the contact of the same identifier and book; throws ``StoreError/noSuchContact(_:)``.
    func replace(_ contact: Contact, tag: String?) throws
    /// Removes the contacts; identifiers that do not exist are passed over.
    func remove(_ ids: [ContactID]) throws

    /// A mark that is set once and outlives everything else in the store, such as "the demo book was given".
    func setMark(_ mark: String) throws
}
