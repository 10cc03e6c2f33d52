package import Models

/// What a person asked for on a screen, or what became of it; where that leads is for the ``Coordinator`` to say.
package enum Signal: Sendable, Hashable {
    /// The launch screen has done its part.
    case launched
    case selected(ContactID)
    case back
    /// The contact on the screen is no longer in the store.
    case gone(ContactID)
    case quit
}
