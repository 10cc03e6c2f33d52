package import Models

/// A contact that a directory knows, with the directory's version tag.
package struct TaggedContact: Sendable, Hashable {
    package let contact: Contact
    /// Nil where the directory has none.
    package let tag: String?

    package init(_ contact: Contact, tag: String?) {
        self.contact = contact
        self.tag = tag
    }
}
