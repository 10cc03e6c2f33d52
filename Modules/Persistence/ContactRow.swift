package import Models

/// Row of a list: enough of a contact for one line, without further reads.
package struct ContactRow: Sendable, Hashable {
    package let id: ContactID
    package let book: String
    /// ``ContactCard/displayName``.
    package let name: String
    /// ``ContactCard/subtitle``.
    package let subtitle: String?
    /// The e-mail address preferred most.
    package let email: String?
    /// The phone number preferred most.
    package let phone: String?
    package let isFavorite: Bool
    package let photoURL: String?
    /// ``Contact/isPending``.
    package let isPending: Bool
    /// ``Contact/hasConflict``.
    package let hasConflict: Bool

    package init(
        id: ContactID, book: String, name: String, subtitle: String?, email: String?, phone: String?,
        isFavorite: Bool, photoURL: String?, isPending: Bool = false, hasConflict: Bool = false
    ) {
        self.id = id
        self.book = book
        self.name = name
        self.subtitle = subtitle
        self.email = email
        self.phone = phone
        self.isFavorite = isFavorite
        self.photoURL = photoURL
        self.isPending = isPending
        self.hasConflict = hasConflict
    }

    package init(_ contact: Contact) {
        self.init(
            id: contact.id, book: contact.book, name: contact.card.displayName, subtitle: contact.card.subtitle,
            email: contact.card.emails.preferred?.value, phone: contact.card.phones.preferred?.value,
            isFavorite: contact.isFavorite, photoURL: contact.card.photo?.url, isPending: contact.isPending,
            hasConflict: contact.hasConflict)
    }
}
