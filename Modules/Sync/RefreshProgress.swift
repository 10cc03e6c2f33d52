/// The progress of a refresh.
package enum RefreshProgress: Sendable, Hashable {
    /// Waiting for the directory, or receiving: entries so far, and in total if known.
    case fetching(received: Int, expected: Int?)
    /// Fetching the fields that the list omits, entry by entry.
    case detailing(received: Int, expected: Int)
    /// Writing the difference.
    case storing
}
