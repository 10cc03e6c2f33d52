// Navigation: which screen comes next. It owns the stack of routes and knows no screen, no view model and no front: a
// front's presenter turns a route into something to look at.

package import Models

/// A place in the app.
package enum Route: Sendable, Hashable {
    /// What is shown until the first list is there.
    case launch
    /// The contacts of one book, or of all.
    case list(book: String?)
    /// One contact. At most one stands on the stack: the next one takes its place, so that back leads to the list.
    case detail(ContactID)

    var isDetail: Bool {
        if case .detail = self { true } else { false }
    }
}
