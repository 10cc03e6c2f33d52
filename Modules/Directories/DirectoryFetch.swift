/// What a directory said.
package struct DirectoryFetch: Sendable, Hashable {
    package enum Content: Sendable, Hashable {
        /// Nothing has changed since the state that was sent.
        case unchanged
        /// Everything the directory holds, each remote identifier once; or a part of it, where the list is not whole
        /// (``EntryList/isWhole``).
        case everything(EntryList)
    }

    package let content: Content
    /// To be sent with the next fetch; opaque to all but the adapter, at most some hundred bytes.
    package let state: String?

    package init(_ content: Content, state: String? = nil) {
        self.content = content
        self.state = state
    }
}
