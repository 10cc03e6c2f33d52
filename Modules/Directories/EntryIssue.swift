/// Why an entry of a directory, or a part of it, could not be read.
package struct EntryIssue: Sendable, Hashable {
    /// Where the entry stands in the directory's answer, from 0.
    package let index: Int
    /// The entry's identifier as text, where it has one. As the server sent it, so not fit for a terminal.
    package let id: String?
    /// The key path and what is wrong there: `individuals[3].id: a whole number or text is needed, null was
    /// found`. Control characters stand there as `�`.
    package let reason: String

    package init(index: Int, id: String?, reason: String) {
        self.index = index
        self.id = id
        self.reason = reason
    }
}
