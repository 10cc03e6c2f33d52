/// Binding of a book to a directory. Secrets are never part of it.
package struct DirectoryBinding: Sendable, Hashable {
    /// The kind's name, such as `star-wars`.
    package var kind: String
    /// An absolute http or https URL.
    package var url: String
    /// Further options of the kind, by name.
    package var options: [String: String]

    package init(kind: String, url: String, options: [String: String] = [:]) {
        self.kind = kind
        self.url = url
        self.options = options
    }
}
