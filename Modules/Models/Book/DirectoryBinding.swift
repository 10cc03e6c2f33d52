/// Which directory a book is bound to, and how it is reached. Secrets are never part of it.
package struct DirectoryBinding: Sendable, Hashable {
    /// The kind's name, such as `star-wars`.
    package var kind: String
    /// An absolute http or https URL.
    package var url: String
    /// What else the kind asks for, by the kind's own option names.
    package var options: [String: String]

    package init(kind: String, url: String, options: [String: String] = [:]) {
        self.kind = kind
        self.url = url
        self.options = options
    }
}
