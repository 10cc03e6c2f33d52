package import Models

/// What is remembered of the refreshes of one book. A refresh that fails leaves it as it was.
package struct BookStatus: Sendable, Hashable {
    /// When the directory was last read with success.
    package var lastSuccess: Timestamp?
    /// How many entries of the directory could not be read then.
    package var skipped: Int
    /// What the directory wants to be told at the next fetch (an ETag, a cursor); opaque to all others.
    package var directoryState: String?

    package init(lastSuccess: Timestamp? = nil, skipped: Int = 0, directoryState: String? = nil) {
        self.lastSuccess = lastSuccess
        self.skipped = skipped
        self.directoryState = directoryState
    }
}
