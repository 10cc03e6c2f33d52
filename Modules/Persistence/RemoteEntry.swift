package import Models

/// What the store remembers of a contact that a directory knows.
package struct RemoteEntry: Sendable, Hashable {
    package let id: ContactID
    package let remoteID: String
    /// The directory's version tag of what was stored last, or a fingerprint where it has none.
    package let tag: String?

    package init(id: ContactID, remoteID: String, tag: String?) {
        self.id = id
        self.remoteID = remoteID
        self.tag = tag
    }
}
