/// Something that a kind of directory lets people choose when they bind a book to it.
package struct DirectoryOption: Sendable, Hashable {
    /// What people type before the `=`.
    package let name: String
    /// What it is for, its default, and its range.
    package let summary: String

    package init(name: String, summary: String) {
        self.name = name
        self.summary = summary
    }
}
