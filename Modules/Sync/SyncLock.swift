/// A mutual exclusion of syncs of one book, in this process or another: two would send the same changes twice, or take
/// an old list for a new one.
package struct SyncLock: Sendable {
    /// Holds the lock while it exists.
    package protocol Lease: AnyObject, Sendable {}

    private let take: @Sendable (_ book: String) throws -> (any Lease)?

    /// - Parameter tryTake: Acquires the lock of the named book without waiting; returns nil while another holder has
    ///   it.
    package init(_ tryTake: @escaping @Sendable (_ book: String) throws -> (any Lease)?) {
        take = tryTake
    }

    /// Acquires the lock of a book; nil while another holder has it.
    package func tryTake(for book: String) throws -> (any Lease)? { try take(book) }

    /// Waits for the lock of a book until a timeout; nil if it is not available.
    func take(for book: String, within patience: Duration) async throws -> (any Lease)? {
        let deadline = ContinuousClock.now + patience
        while true {
            if let lease = try take(book) { return lease }
            guard ContinuousClock.now < deadline else { return nil }
            try await Task.sleep(for: .milliseconds(20))
        }
    }
}
