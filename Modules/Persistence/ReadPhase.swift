package import Models

/// How far a list that is read from the store has come.
package enum ReadPhase: Sendable, Hashable {
    /// The store has not been read yet.
    case loading
    case content
    case empty
    /// The store could not be read; what was shown before is still there.
    case failed(Explanation)
}
