package import Models

/// The store, opened when it is asked for: a front shows something before its store is open, and says why it cannot be.
package struct StoreProvider: Sendable {
    private let provide: @Sendable () throws -> any ContactStore

    /// - Parameter provide: opens the store at the first call, or throws why it cannot be opened; may be tried again.
    package init(_ provide: @escaping @Sendable () throws -> any ContactStore) {
        self.provide = provide
    }

    /// The store; opened at the first call. Throws why it cannot be opened.
    package func callAsFunction() throws -> any ContactStore { try provide() }

    /// Opens the store and sees that it has the book that was asked for, off the actor of the caller: a store that is new,
    /// or of an earlier version, is written to. Throws what the store throws.
    @concurrent
    package func open(book: String?) async throws {
        let store = try provide()
        if let book, try !store.read({ try $0.books() }).contains(where: { $0.name == book }) {
            throw StoreError.noSuchBook(book)
        }
    }

    /// The names of the books in which contacts can be created. Throws what the store throws.
    package func booksForNew() throws -> [String] {
        try provide().read { try $0.books() }.filter { $0.capabilities.operations.contains(.create) }.map(\.name)
    }

    /// A contact as the store has it; nil where it is gone. Throws what the store throws.
    package func contact(_ id: ContactID) throws -> Contact? { try provide().read { try $0.contact(id) } }
}
