/// Where a refresh is.
package enum RefreshProgress: Sendable, Hashable {
    /// Waiting for the directory, or receiving: entries so far, and in all where that is known.
    case fetching(received: Int, expected: Int?)
    /// Reading what the list leaves out, entry by entry.
    case detailing(received: Int, expected: Int)
    /// Writing the difference.
    case storing
}
