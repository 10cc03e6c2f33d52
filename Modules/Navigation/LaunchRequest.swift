/// Request given on the command line at launch.
package struct LaunchRequest: Sendable, Hashable {
    /// The only book to be listed; nil for all.
    package let book: String?
    /// Initial search text; empty for all contacts.
    package let search: String

    package init(book: String? = nil, search: String = "") {
        self.book = book
        self.search = search
    }
}
