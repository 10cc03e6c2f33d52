package import Models

/// Refresh state of one book. A refresh that fails leaves it as it was.
package struct BookStatus: Sendable, Hashable {
    /// Time of the last successful refresh.
    package var lastSuccess: Timestamp?
    /// Number of entries that could not be read then.
    package var skipped: Int
    /// Sync token for the next fetch (an ETag, a cursor); opaque to all but the directory.
    package var directoryState: String?

    package init(lastSuccess: Timestamp? = nil, skipped: Int = 0, directoryState: String? = nil) {
        self.lastSuccess = lastSuccess
        self.skipped = skipped
        self.directoryState = directoryState
    }
}
