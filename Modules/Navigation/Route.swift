// Navigation: which screen comes next. It owns the stack of routes and knows no screen, no view model and no front: a
// front's presenter turns a route into something to look at.

package import Models

/// A place in the app.
package enum Route: Sendable, Hashable {
    /// What is shown until the first list is there.
    case launch
    /// The contacts of one book, or of all.
    case list(book: String?)
    case detail(ContactID)
}
