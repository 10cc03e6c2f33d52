package import Models

/// What is remembered of the refreshes of one book.
package struct BookStatus: Sendable, Hashable {
    /// When the directory was last read with success.
    package var lastSuccess: Timestamp?
    /// When it was last tried.
    package var lastAttempt: Timestamp?
    /// What went wrong at the last attempt, as a person reads it; nil after a success.
    package var lastFailure: String?
    /// How many entries of the directory could not be read at the last success.
    package var skipped: Int
    /// What the directory wants to be told at the next fetch (an ETag, a cursor); opaque to all others.
    package var directoryState: String?

    package init(
        lastSuccess: Timestamp? = nil, lastAttempt: Timestamp? = nil, lastFailure: String? = nil, skipped: Int = 0,
        directoryState: String? = nil
    ) {
        self.lastSuccess = lastSuccess
        self.lastAttempt = lastAttempt
        self.lastFailure = lastFailure
        self.skipped = skipped
        self.directoryState = directoryState
    }
}
