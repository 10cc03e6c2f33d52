package import Models

/// All that the detail of a contact shows: one value, from which every front draws.
package struct DetailState: Sendable, Hashable {
    /// Content to show.
    package enum Phase: Sendable, Hashable {
        /// The store has not been read yet.
        case loading
        case content(DetailContent)
        /// The contact is no longer in the store.
        case gone
        /// The store could not be read.
        case failed(Explanation)
    }

    /// Content to show.
    package var phase: Phase = .loading
    /// Unsettled state between the store and the contact's directory.
    package var delivery = Delivery.settled
    /// The contact's book, and so what can be done with the contact; nil where there is no contact.
    package var book: AddressBook?
    /// Index of the selected field, from 0.
    package var selection = 0

    /// Unsettled state between the store and the contact's directory.
    package enum Delivery: Sendable, Hashable {
        /// Both are the same, or the book has no directory.
        case settled
        /// A change waits to be sent, or is on its way.
        case waiting
        /// The directory refuses the change with these messages.
        case refused([String])
        /// Both sides changed the contact, or one deleted it: the user has to resolve the conflict.
        case conflict
    }
}
