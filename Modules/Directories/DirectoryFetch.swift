/// The result of a fetch.
package struct DirectoryFetch: Sendable, Hashable {
    package enum Content: Sendable, Hashable {
        /// Nothing has changed since the given state.
        case unchanged
        /// All entries of the directory, each remote identifier once; or a part of them if the list is incomplete
        /// (``EntryList/isWhole``).
        case everything(EntryList)
    }

    package let content: Content
    /// The state for the next fetch; opaque to everything but the adapter, at most a few hundred bytes.
    package let state: String?

    package init(_ content: Content, state: String? = nil) {
        self.content = content
        self.state = state
    }
}
