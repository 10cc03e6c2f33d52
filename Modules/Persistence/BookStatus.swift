package import Models

/// Refresh state of one book. A refresh that fails leaves it as it was.
package struct BookStatus: Sendable, Hashable {
    /// Time of the last successful refresh.
    package var lastSuccess: Timestamp?
    /// Number of entries that could not be read then.
    package var skipped: Int
    /// Sync token for the next fetch (an ETag, a cursor); opaque to all but the directory.
    package var directoryState: String?
    /// The remote identifier of the contact whose details were read again last: the next share begins after it. Nil
    /// begins anew.
    package var detailsAfter: String?
    /// What the directory took away lately; nil where it was nothing.
    package var removals: RecentRemovals?

    package init(
        lastSuccess: Timestamp? = nil, skipped: Int = 0, directoryState: String? = nil, detailsAfter: String? = nil,
        removals: RecentRemovals? = nil
    ) {
        self.lastSuccess = lastSuccess
        self.skipped = skipped
        self.directoryState = directoryState
        self.detailsAfter = detailsAfter
        self.removals = removals
    }
}

/// Contacts of a book that its directory no longer had, over several refreshes.
package struct RecentRemovals: Sendable, Hashable {
    /// Time of the first of these refreshes.
    package let since: Timestamp
    /// Number of the contacts removed since then.
    package var count: Int
    /// Number of the book's contacts from the directory before that.
    package let of: Int

    package init(since: Timestamp, count: Int, of: Int) {
        self.since = since
        self.count = count
        self.of = of
    }
}
