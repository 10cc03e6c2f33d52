// AddressBooks: adding, changing and removing address books, and what a removal would lose. It owns no state, and fetches
// nothing; it must not know a front end, a transport or any particular kind of directory.

package import Directories
package import Models
package import Persistence

/// Adds, changes and removes address books. Synchronous; throws ``BookError`` and ``StoreError``.
package struct BookCatalog: Sendable {
    let store: any ContactStore
    let kinds: [DirectoryKind]
    let given: PristineBooks
    private let clock: WallClock

    /// - Parameter given: Identifies the books that contain nothing that could be lost.
    package init(
        store: any ContactStore, kinds: [DirectoryKind], clock: WallClock, given: PristineBooks = .none
    ) {
        self.store = store
        self.kinds = kinds
        self.clock = clock
        self.given = given
    }

    /// Adds an empty book, bound to a directory or, with nil, a local one. Fetches nothing.
    ///
    /// - Parameters:
    ///   - url: The directory's URL; nil for the kind's default.
    ///   - options: Values by the kind's option names; an empty value counts as not given.
    package func add(
        _ name: String, kind kindName: String?, url: String?, options: [String: String]
    ) throws -> AddressBook {
        if let error = AddressBook.error(inName: name) { throw BookError.badName(name, reason: error) }
        var book = AddressBook(name: name, capabilities: .local, created: clock.now())
        if let kindName {
            let kind = try kind(named: kindName)
            guard let url = url ?? kind.defaultURL else { throw BookError.urlNeeded(kind: kindName) }
            let binding = DirectoryBinding(
                kind: kindName, url: url.trimmed, options: options.filter { !$0.value.isEmpty })
            try check(binding, of: kind)
            book.directory = binding
            book.capabilities = kind.capabilities
        } else if url != nil || !options.isEmpty {
            throw BookError.kindNeeded(known: kinds.map(\.name))
        }
        try store.write { try $0.addBook(book) }
        return book
    }

    /// Changes a book's binding: `url`, or an option of its kind; an empty value removes an option.
    package func set(_ name: String, _ values: [(key: String, value: String)]) throws -> AddressBook {
        try store.write { writer in
            guard var book = try writer.books().first(where: { $0.name == name }) else {
                throw StoreError.noSuchBook(name)
            }
            guard var binding = book.directory else { throw BookError.notBound(name) }
            let before = binding
            for (key, value) in values {
                if key == "url" {
                    binding.url = value.trimmed
                } else {
                    binding.options[key] = value.isEmpty ? nil : value
                }
            }
            let kind = try kind(named: binding.kind)
            try check(binding, of: kind)
            if binding != book.directory {
                book.directory = binding
                book.capabilities = kind.capabilities
                try writer.updateBook(book)
                // The state of another URL is not valid for this one.
                let lasting = Set(kind.options.filter(\.keepsState).map(\.name))
                if binding.differs(from: before, apartFrom: lasting) {
                    var status = try writer.status(ofBook: name)
                    status.directoryState = nil
                    try writer.setStatus(status, ofBook: name)
                }
            }
            return book
        }
    }

    /// Removes a book and all its contacts from this computer; its directory is not changed.
    package func remove(_ name: String) throws {
        try store.write { try $0.removeBook(named: name) }
    }

    private func kind(named name: String) throws -> DirectoryKind {
        guard let kind = kinds.first(where: { $0.name == name }) else {
            throw BookError.unknownKind(name, known: kinds.map(\.name))
        }
        return kind
    }

    private func check(_ binding: DirectoryBinding, of kind: DirectoryKind) throws {
        if let error = error(in: binding, of: kind) { throw error }
    }

    /// The error of a binding; nil if it is valid. Sends nothing.
    func error(in binding: DirectoryBinding, of kind: DirectoryKind) -> BookError? {
        do throws(DirectoryError) {
            _ = try kind.service(for: binding)
            return nil
        } catch {
            return .badBinding(error)
        }
    }
}

extension DirectoryBinding {
    /// Returns true if the bindings differ in anything but these options.
    fileprivate func differs(from other: DirectoryBinding, apartFrom names: Set<String>) -> Bool {
        kind != other.kind || url != other.url
            || options.filter { !names.contains($0.key) } != other.options.filter { !names.contains($0.key) }
    }
}
