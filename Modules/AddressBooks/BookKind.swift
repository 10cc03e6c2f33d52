internal import Directories

/// A kind of directory that the user can choose for a book.
package struct BookKind: Sendable, Hashable {
    /// An option of the kind.
    package struct Option: Sendable, Hashable {
        package let name: String
        /// Its purpose, default and range.
        package let summary: String
    }

    /// The name that people type: `star-wars`.
    package let name: String
    /// A one-line description of its contents.
    package let summary: String
    /// The URL if none is given; nil if one is required.
    package let defaultURL: String?
    package let options: [Option]

    init(_ kind: DirectoryKind) {
        name = kind.name
        summary = kind.summary
        defaultURL = kind.defaultURL
        options = kind.options.map { Option(name: $0.name, summary: $0.summary) }
    }
}

extension BookCatalog {
    /// The kinds that books can be bound to, in registration order.
    package var bookKinds: [BookKind] { kinds.map(BookKind.init) }
}
