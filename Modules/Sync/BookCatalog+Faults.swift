internal import Directories
package import Models
internal import Persistence

extension BookCatalog {
    /// Everything that keeps ``add(_:kind:url:options:)`` from adding such a book, so that a form can say it at each
    /// field. Nothing is sent. Throws what the store throws.
    package func faults(
        in name: String, kind kindName: String?, url: String?, options: [String: String]
    ) throws -> [BookError] {
        var faults: [BookError] = []
        if let reason = AddressBook.fault(inName: name) {
            faults.append(.badName(name, reason: reason))
        } else if try store.read({ try $0.books() }).contains(where: { $0.name == name }) {
            faults.append(.nameTaken(name))
        }
        guard let kindName else { return faults }
        return faults + self.faults(inBindingTo: kindName, url: url, options: options)
    }

    /// What a book is bound with.
    ///
    /// - Throws: `StoreError.noSuchBook`; ``BookError/notBound(_:)`` for a book of this machine only.
    package func binding(ofBook name: String) throws -> DirectoryBinding {
        guard let book = try store.read({ try $0.books() }).first(where: { $0.name == name }) else {
            throw StoreError.noSuchBook(name)
        }
        guard let binding = book.directory else { throw BookError.notBound(name) }
        return binding
    }

    /// Everything that keeps a book from being bound so, for a form that changes one. Nothing is sent.
    package func faults(inBindingTo kindName: String, url: String?, options: [String: String]) -> [BookError] {
        guard let kind = kinds.first(where: { $0.name == kindName }) else {
            return [.unknownKind(kindName, known: kinds.map(\.name))]
        }
        guard let url = url ?? kind.defaultURL else { return [.urlNeeded(kind: kindName)] }
        var faults: [BookError] = []
        // A kind tells one fault at a time: so it is asked for each part alone.
        let parts = [[:]] + options.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }.map { [$0.key: $0.value] }
        for part in parts {
            let url = part.isEmpty ? url.trimmed : kind.defaultURL ?? url.trimmed
            guard let fault = fault(in: DirectoryBinding(kind: kindName, url: url, options: part), of: kind) else {
                continue
            }
            if !faults.contains(fault) { faults.append(fault) }
        }
        return faults
    }
}
