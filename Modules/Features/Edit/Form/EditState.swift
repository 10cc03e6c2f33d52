package import Models

/// All that a form shows: one value, from which every front draws.
package struct EditState: Sendable, Hashable {
    package enum Phase: Sendable, Hashable {
        /// The store has not been read yet.
        case loading
        case editing
        /// It is saved, or there was nothing to save.
        case saved(ContactID?)
        /// The contact is no longer in the store; what was typed is still in ``EditState/fields``, and saving makes a
        /// new contact of it. Without fields there never was one.
        case gone
        /// The book cannot be changed, or the store could not be read.
        case failed(Explanation)
    }

    package internal(set) var phase: Phase = .loading
    /// The contact's name, as it is saved; before that, what is to be created.
    package internal(set) var title = ""
    package internal(set) var book = ""
    /// The fields that the book's directory can hold, and those that are there all the same, in order.
    package internal(set) var fields: [FormField] = []
    /// The names of those that it cannot hold.
    package internal(set) var missing: [String] = []
    /// Nil where the book knows no favorites.
    package internal(set) var isFavorite: Bool?
    /// Number of changed fields.
    package internal(set) var changes = 0
    /// True if leaving would lose changes and needs confirmation.
    package internal(set) var asksToDiscard = false
    /// A save is in progress; it waits for other writers to the store.
    package internal(set) var isSaving = false
    /// It was saved, but for what was typed meanwhile.
    package internal(set) var isSavedInPart = false
    /// Errors that belong to no field.
    package internal(set) var messages: [String] = []
}
