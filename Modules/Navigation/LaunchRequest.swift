/// What a person asked for when they started the app.
package struct LaunchRequest: Sendable, Hashable {
    /// The only book to be listed; nil for all.
    package let book: String?
    /// What to look for at first; empty for everybody.
    package let search: String

    package init(book: String? = nil, search: String = "") {
        self.book = book
        self.search = search
    }
}
