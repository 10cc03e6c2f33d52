package import Models

/// Value limits of each kind of directory; not stored with its books.
package struct KnownLimits: Sendable {
    private let limits: [String: [ContactField: FieldLimits]]
    private let photoLimits: [String: PhotoLimits]

    /// - Parameters:
    ///   - limits: by the kind's name.
    ///   - photoLimits: by the kind's name, too; the general ones where there are none.
    package init(ofKinds limits: [String: [ContactField: FieldLimits]], photoLimits: [String: PhotoLimits] = [:]) {
        self.limits = limits
        self.photoLimits = photoLimits
    }

    /// Capabilities of a book, with the limits of its kind of directory.
    package func capabilities(of book: AddressBook) -> Capabilities {
        var capabilities = book.capabilities
        if let kind = book.directory?.kind {
            capabilities.limits = limits[kind] ?? [:]
            capabilities.photoLimits = photoLimits[kind] ?? PhotoLimits()
        }
        return capabilities
    }
}
