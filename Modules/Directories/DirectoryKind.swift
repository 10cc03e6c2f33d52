package import Models

/// A kind of directory that a book can be bound to, and the factory of its service.
package struct DirectoryKind: Sendable {
    /// The name that people type: `star-wars`.
    package let name: String
    /// A one-line description of its contents.
    package let summary: String
    /// The URL if a book names none; nil if one is required.
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

    /// Creates the service for a book's binding. Sends nothing.
    ///
    /// - Throws: ``DirectoryError`` for an invalid URL or option.
    package func service(for binding: DirectoryBinding) throws(DirectoryError) -> any DirectoryService {
        let known = options.map(\.name)
        let shared = DirectoryOption.signIn.map(\.name)
        for name in binding.options.keys.sorted() where !known.contains(name) && !shared.contains(name) {
            throw .unknownOption(name, known: known)
        }
        try binding.checkSignIn()
        return try makeService(binding)
    }
}
