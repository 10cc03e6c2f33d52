/// Keeps two syncs of one store, in this process or another, from running at the same time: each would send what the
/// other is sending.
package struct SyncLock: Sendable {
    /// Held for as long as it lives.
    package protocol Lease: AnyObject, Sendable {}

    private let tryTake: @Sendable () throws -> (any Lease)?

    /// - Parameter tryTake: takes the lock, or gives nil while somebody else holds it; must not wait.
    package init(_ tryTake: @escaping @Sendable () throws -> (any Lease)?) {
        self.tryTake = tryTake
    }

    /// Waits for the lock for at most so long; nil when it was not to be had.
    func take(within patience: Duration) async throws -> (any Lease)? {
        let deadline = ContinuousClock.now + patience
        while true {
            if let lease = try tryTake() { return lease }
            guard ContinuousClock.now < deadline else { return nil }
            try await Task.sleep(for: .milliseconds(20))
        }
    }
}
