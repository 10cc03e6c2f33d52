/// Keeps two syncs of one book, in this process or another, from running at the same time: each would send what the
/// other is sending, or take an older list for news.
package struct SyncLock: Sendable {
    /// Held for as long as it lives.
    package protocol Lease: AnyObject, Sendable {}

    private let take: @Sendable (_ book: String) throws -> (any Lease)?

    /// - Parameter tryTake: takes the lock of the book of that name, or gives nil while somebody else holds it; must not
    ///   wait.
    package init(_ tryTake: @escaping @Sendable (_ book: String) throws -> (any Lease)?) {
        take = tryTake
    }

    /// Takes the lock of a book; nil while somebody else holds it.
    package func tryTake(for book: String) throws -> (any Lease)? { try take(book) }

    /// Waits for the lock of a book for at most so long; nil when it was not to be had.
    func take(for book: String, within patience: Duration) async throws -> (any Lease)? {
        let deadline = ContinuousClock.now + patience
        while true {
            if let lease = try take(book) { return lease }
            guard ContinuousClock.now < deadline else { return nil }
            try await Task.sleep(for: .milliseconds(20))
        }
    }
}
