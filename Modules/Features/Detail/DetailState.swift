internal import Models

/// All that the detail of a contact shows: one value, from which every front draws.
package struct DetailState: Sendable, Hashable {
    /// What there is to show.
    package enum Phase: Sendable, Hashable {
        /// The store has not been read yet.
        case loading
        case content(DetailContent)
        /// The contact is no longer in the store.
        case gone
        /// The store could not be read.
        case failed(message: String, hint: String?)
    }

    /// What there is to show.
    package var phase: Phase = .loading
    /// Which of the fields is selected, from 0.
    package var selection = 0
}
