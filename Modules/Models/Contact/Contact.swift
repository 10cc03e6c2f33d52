// Models: the values that everything else speaks of. A contact is a card (what vCard 4.0 can say of somebody) and the
// place it has in an address book. Pure values: no I/O, no clock, no locale, nothing of ours is imported.

/// A person, an organization or a thing in one address book.
package struct Contact: Sendable, Hashable {
    /// Kith's own identifier; it never changes while the contact lives.
    package let id: ContactID
    /// The name of the address book that holds the contact.
    package var book: String
    /// The directory's identifier, opaque and unique within the book; nil for a contact no directory knows.
    package var remoteID: String?
    package var card: ContactCard
    package var isFavorite: Bool
    package var created: Timestamp
    package var updated: Timestamp
    /// True if a change of the contact waits for its directory. Stores tell this; where they are given a contact they
    /// take no notice of it.
    package var isPending: Bool
    /// True if the user has to settle what was changed both here and in the directory. Stores tell this, like
    /// ``isPending``.
    package var hasConflict: Bool

    package init(
        id: ContactID, book: String, remoteID: String? = nil, card: ContactCard, isFavorite: Bool = false,
        created: Timestamp, updated: Timestamp, isPending: Bool = false, hasConflict: Bool = false
    ) {
        self.id = id
        self.book = book
        self.remoteID = remoteID
        self.card = card
        self.isFavorite = isFavorite
        self.created = created
        self.updated = updated
        self.isPending = isPending
        self.hasConflict = hasConflict
    }
}
