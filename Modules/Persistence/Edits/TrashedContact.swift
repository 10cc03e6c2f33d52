package import Models

/// A deleted contact, as it was.
package struct TrashedContact: Sendable, Hashable {
    package let contact: Contact
    package let deleted: Timestamp
    /// The directory's version tag, for when the contact is restored.
    package let tag: String?
    /// Directory's last version if it differs from the contact.
    package let base: ContactContent?

    package init(contact: Contact, deleted: Timestamp, tag: String? = nil, base: ContactContent? = nil) {
        self.contact = contact
        self.deleted = deleted
        self.tag = tag
        self.base = base
    }
}
