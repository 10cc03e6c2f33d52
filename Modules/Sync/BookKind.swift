internal import Directories

/// A kind of directory as a person chooses one for a book.
package struct BookKind: Sendable, Hashable {
    /// Something else that the kind lets people choose.
    package struct Option: Sendable, Hashable {
        package let name: String
        /// What it is for, its default, and its range.
        package let summary: String
    }

    /// What people type: `star-wars`.
    package let name: String
    /// One line that says what it holds.
    package let summary: String
    /// Used where none is given; nil where one must be.
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
    /// What books can be bound to, in the order in which the front has registered them.
    package var bookKinds: [BookKind] { kinds.map(BookKind.init) }
}
