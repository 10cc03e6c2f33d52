/// An option of a directory kind, chosen when a book is bound to it.
package struct DirectoryOption: Sendable, Hashable {
    /// The name that people type before the `=`.
    package let name: String
    /// Its purpose, default and range.
    package let summary: String
    /// True if ``DirectoryFetch/state`` stays valid when the option changes: the adapter then determines the effect
    /// itself.
    package let keepsState: Bool

    package init(name: String, summary: String, keepsState: Bool = false) {
        self.name = name
        self.summary = summary
        self.keepsState = keepsState
    }
}
