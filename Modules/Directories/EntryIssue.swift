/// An entry of a directory, or a part of it, that could not be parsed.
package struct EntryIssue: Sendable, Hashable {
    /// The zero-based position of the entry in the response.
    package let index: Int
    /// The entry's identifier as text, if it has one. As sent by the server, so not safe for a terminal.
    package let id: String?
    /// The key path and the error: `individuals[3].id: a whole number or text is needed, null was found`. Control
    /// characters appear as `�`.
    package let reason: String

    package init(index: Int, id: String?, reason: String) {
        self.index = index
        self.id = id
        self.reason = reason
    }
}
