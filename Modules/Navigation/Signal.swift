package import Models

/// What a person asked for on a screen, or what became of it; where that leads is for the ``Coordinator`` to say.
package enum Signal: Sendable, Hashable {
    /// The launch screen has done its part.
    case launched
    /// A contact is to be shown.
    case selected(ContactID)
    /// Back to the screen below; from the lowest one, out of the app.
    case back
    /// The contact on the screen is no longer in the store.
    case gone(ContactID)
    /// Out of the app, from wherever it is.
    case quit
}
