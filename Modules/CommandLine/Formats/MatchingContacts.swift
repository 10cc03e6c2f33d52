internal import Models
package import Persistence

/// The contacts of the store that match a query, read one after the other, so that many thousands need no memory.
package struct MatchingContacts: Sendable {
    private let store: any ContactStore
    private let query: ContactQuery

    package init(store: any ContactStore, query: ContactQuery) {
        self.store = store
        self.query = query
    }

    /// Number of matching contacts. Throws the store's errors.
    package func count() throws -> Int { try store.read { try $0.count(query) } }

    /// Hands over rows in the query's order, until the closure returns false. Throws what the store and the closure throw.
    package func forEachRow(_ body: (ContactRow) throws -> Bool) throws {
        try store.read { try $0.forEachRow(query, body) }
    }

    /// The same with whole contacts.
    func forEachContact(_ body: (Contact) throws -> Bool) throws {
        try store.read { try $0.forEachContact(query, body) }
    }
}
