internal import Models

/// All that the detail of a contact shows: one value, from which every front draws.
package struct DetailState: Sendable, Hashable {
    package enum Phase: Sendable, Hashable {
        case loading
        case content(DetailContent)
        /// The contact is no longer in the store.
        case gone
        case failed(message: String, hint: String?)
    }

    package var phase: Phase = .loading
    /// Which of the fields is selected, from 0.
    package var selection = 0
}
