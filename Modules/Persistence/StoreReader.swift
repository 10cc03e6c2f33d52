package import Models

/// A consistent snapshot of the store.
package protocol StoreReader {
    /// All books, in the order in which they were added.
    func books() throws -> [AddressBook]
    /// What is remembered of a book's refreshes; a fresh status for a book that never had one.
    func status(ofBook name: String) throws -> BookStatus

    func contact(_ id: ContactID) throws -> Contact?
    /// The identifiers that begin with the text, in their order, at most `limit` of them.
    func contactIDs(withPrefix prefix: String, limit: Int) throws -> [ContactID]

    /// How many contacts the query has.
    func count(_ query: ContactQuery) throws -> Int
    /// The rows of a query from `offset` on, in its order, at most `limit` of them: a screen's worth, whatever the
    /// number of contacts. Fewer when the query has no more. Numbers below 0 are taken for 0.
    func rows(_ query: ContactQuery, offset: Int, limit: Int) throws -> [ContactRow]
    /// Where the contact stands among the rows of the query, from 0; nil when it is not among them.
    func position(of id: ContactID, in query: ContactQuery) throws -> Int?

    /// Hands over the rows of a query one after the other, in its order, without holding them; stops when the closure
    /// returns false.
    func forEachRow(_ query: ContactQuery, _ body: (ContactRow) throws -> Bool) throws
    /// The same with whole contacts.
    func forEachContact(_ query: ContactQuery, _ body: (Contact) throws -> Bool) throws

    /// What the directory last said of each contact of the book that it knows, in no order.
    func remoteEntries(ofBook name: String) throws -> [RemoteEntry]

    /// Whether ``StoreWriter/setMark(_:)`` was ever called with the mark.
    func isMarked(_ mark: String) throws -> Bool
}
