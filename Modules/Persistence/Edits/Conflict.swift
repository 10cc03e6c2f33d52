package import Models

/// Conflict between a user's and a directory's change, for the user to resolve.
///
/// What each side says is not in it: mine is the contact, or the trash where it was deleted here; theirs is the base of
/// either of them.
package struct Conflict: Sendable, Hashable {
    /// The raw value is what the store keeps.
    package enum Kind: String, Sendable, Hashable, CaseIterable {
        /// Both sides changed the same fields.
        case bothChanged
        /// The directory has deleted the contact that was edited here.
        case deletedThere
        /// The user deleted the contact that the directory has changed.
        case deletedHere
    }

    package let contact: ContactID
    /// The name of the book; the contact itself may be gone from it.
    package let book: String
    package var kind: Kind
    /// The fields that differ; empty where one side has deleted the contact.
    package var fields: Set<ContactField>

    package init(contact: ContactID, book: String, kind: Kind, fields: Set<ContactField>) {
        self.contact = contact
        self.book = book
        self.kind = kind
        self.fields = fields
    }
}
