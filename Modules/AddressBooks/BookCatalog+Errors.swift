internal import Directories
package import Models
internal import Persistence

extension BookCatalog {
    /// Returns all errors that ``add(_:kind:url:options:)`` would throw for such a book, so that a form can show each
    /// at its field. Sends nothing.
    ///
    /// - Throws: errors of the store.
    package func errors(
        in name: String, kind kindName: String?, url: String?, options: [String: String]
    ) throws -> [BookError] {
        var errors: [BookError] = []
        if let reason = AddressBook.error(inName: name) {
            errors.append(.badName(name, reason: reason))
        } else if try store.read({ try $0.books() }).contains(where: { $0.name == name }) {
            errors.append(.nameTaken(name))
        }
        guard let kindName else { return errors }
        return errors + self.errors(inBindingTo: kindName, url: url, options: options)
    }

    /// Returns the binding of a book.
    ///
    /// - Throws: `StoreError.noSuchBook`; ``BookError/notBound(_:)`` for a local book.
    package func binding(ofBook name: String) throws -> DirectoryBinding {
        guard let book = try store.read({ try $0.books() }).first(where: { $0.name == name }) else {
            throw StoreError.noSuchBook(name)
        }
        guard let binding = book.directory else { throw BookError.notBound(name) }
        return binding
    }

    /// Returns all errors that prevent such a binding, for a form that changes one. Sends nothing.
    package func errors(inBindingTo kindName: String, url: String?, options: [String: String]) -> [BookError] {
        guard let kind = kinds.first(where: { $0.name == kindName }) else {
            return [.unknownKind(kindName, known: kinds.map(\.name))]
        }
        guard let url = url ?? kind.defaultURL else { return [.urlNeeded(kind: kindName)] }
        var errors: [BookError] = []
        // A kind reports one error at a time, so check each part separately.
        let parts = [[:]] + options.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }.map { [$0.key: $0.value] }
        for part in parts {
            let url = part.isEmpty ? url.trimmed : kind.defaultURL ?? url.trimmed
            guard let error = error(in: DirectoryBinding(kind: kindName, url: url, options: part), of: kind) else {
                continue
            }
            if !errors.contains(error) { errors.append(error) }
        }
        return errors
    }
}
