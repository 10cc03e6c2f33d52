/// Something that a kind of directory lets people choose when they bind a book to it.
package struct DirectoryOption: Sendable, Hashable {
    /// What people type before the `=`.
    package let name: String
    /// What it is for, its default, and its range.
    package let summary: String
    /// Whether ``DirectoryFetch/state`` still holds when the option is changed: the adapter then finds out by itself
    /// what the change means for it.
    package let keepsState: Bool

    package init(name: String, summary: String, keepsState: Bool = false) {
        self.name = name
        self.summary = summary
        self.keepsState = keepsState
    }
}
