package import Models

/// Phase of reading a list from the store.
package enum ReadPhase: Sendable, Hashable {
    /// The store has not been read yet.
    case loading
    case content
    case empty
    /// The store could not be read; what was shown before is still there.
    case failed(Explanation)
}
