package import ChangeFeature
package import ConflictFeature
package import DetailFeature
package import EditFeature
package import ListFeature
package import Models
package import Navigation
package import Persistence

/// Where screens get what they show from: the store as soon as it opens, and view models over it.
package struct ViewModelSource: Sendable {
    /// Told what a person asks for that leads elsewhere.
    package typealias Receiver = @MainActor @Sendable (Signal) -> Void

    let openStore: @Sendable () throws -> any ContactStore
    let makeList: @MainActor @Sendable (ContactQuery, @escaping Receiver) throws -> ListViewModel
    let makeDetail: @MainActor @Sendable (ContactID, @escaping Receiver) throws -> DetailViewModel
    let makeEdit: @MainActor @Sendable (FormSubject, @escaping Receiver) throws -> EditViewModel
    let makeConflict: @MainActor @Sendable (ContactID, @escaping Receiver) throws -> ConflictViewModel
    let makeChanges: @MainActor @Sendable () throws -> ChangeViewModel

    /// - Parameter openStore: opens it at the first call, or throws why it cannot be opened; may be tried again.
    package init(
        openStore: @escaping @Sendable () throws -> any ContactStore,
        makeList: @escaping @MainActor @Sendable (ContactQuery, @escaping Receiver) throws -> ListViewModel,
        makeDetail: @escaping @MainActor @Sendable (ContactID, @escaping Receiver) throws -> DetailViewModel,
        makeEdit: @escaping @MainActor @Sendable (FormSubject, @escaping Receiver) throws -> EditViewModel,
        makeConflict: @escaping @MainActor @Sendable (ContactID, @escaping Receiver) throws -> ConflictViewModel,
        makeChanges: @escaping @MainActor @Sendable () throws -> ChangeViewModel
    ) {
        self.openStore = openStore
        self.makeList = makeList
        self.makeDetail = makeDetail
        self.makeEdit = makeEdit
        self.makeConflict = makeConflict
        self.makeChanges = makeChanges
    }

    /// The names of the books in which contacts can be created. Throws what the store throws.
    func booksForNew() throws -> [String] {
        try openStore().read { try $0.books() }.filter { $0.capabilities.operations.contains(.create) }.map(\.name)
    }

    /// Opens the store and sees that it has the book that was asked for, off the actor of the caller: a store that is new,
    /// or of an earlier version, is written to. Throws what the store throws.
    @concurrent
    func open(book: String?) async throws {
        let store = try openStore()
        if let book, try !store.read({ try $0.books() }).contains(where: { $0.name == book }) {
            throw StoreError.noSuchBook(book)
        }
    }

    /// A contact as the store has it; nil where it is gone. Throws what the store throws.
    func contact(_ id: ContactID) throws -> Contact? { try openStore().read { try $0.contact(id) } }
}
