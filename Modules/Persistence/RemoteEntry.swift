package import Models

/// Stored record of a contact known to a directory.
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
