package import Models

/// What the kinds of directories ask of values: known of a kind, and not stored with its books.
package struct KnownLimits: Sendable {
    private let limits: [String: [ContactField: FieldLimits]]

    /// - Parameter limits: by the kind's name.
    package init(ofKinds limits: [String: [ContactField: FieldLimits]]) {
        self.limits = limits
    }

    /// What a book can do and hold, with the limits of its kind of directory.
    package func capabilities(of book: AddressBook) -> Capabilities {
        var capabilities = book.capabilities
        if let kind = book.directory?.kind { capabilities.limits = limits[kind] ?? [:] }
        return capabilities
    }
}
