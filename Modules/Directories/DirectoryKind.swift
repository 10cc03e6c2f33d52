package import Models

/// A kind of directory that a book can be bound to, and how such a book's service is made.
package struct DirectoryKind: Sendable {
    /// What people type: `star-wars`.
    package let name: String
    /// One line that says what it holds.
    package let summary: String
    /// Used where a book names no URL; nil where one must be given.
    package let defaultURL: String?
    package let options: [DirectoryOption]
    package let capabilities: Capabilities
    private let makeService: @Sendable (DirectoryBinding) throws(DirectoryError) -> any DirectoryService

    package init(
        name: String, summary: String, defaultURL: String? = nil, options: [DirectoryOption] = [],
        capabilities: Capabilities,
        service: @escaping @Sendable (DirectoryBinding) throws(DirectoryError) -> any DirectoryService
    ) {
        self.name = name
        self.summary = summary
        self.defaultURL = defaultURL
        self.options = options
        self.capabilities = capabilities
        makeService = service
    }

    /// The service for a book bound in this way. Nothing is sent. Throws ``DirectoryError`` for a URL or an option
    /// that the kind cannot use.
    package func service(for binding: DirectoryBinding) throws(DirectoryError) -> any DirectoryService {
        let known = options.map(\.name)
        for name in binding.options.keys.sorted() where !known.contains(name) {
            throw .unknownOption(name, known: known)
        }
        return try makeService(binding)
    }
}
