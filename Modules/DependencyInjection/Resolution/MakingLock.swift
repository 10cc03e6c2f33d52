import Glibc
import Synchronization

/// Held while a singleton or weak service is created.
///
/// It is one recursive lock for a container and all its children. Two threads that make services that depend on each
/// other therefore cannot deadlock, which a lock per service would allow. Existing services are found without the lock.
final class MakingLock: Sendable {
    private let mutex = Mutex<Void>(())
    /// The thread that holds the mutex, 0 for none. Only that thread can find its own number here.
    private let owner = Atomic<UInt>(0)

    func withLock<Result: Sendable>(
        _ body: () throws(ContainerError) -> Result
    ) throws(ContainerError) -> Result {
        let thread = UInt(pthread_self())
        if owner.load(ordering: .relaxed) == thread { return try body() }
        return try mutex.withLock { (_) throws(ContainerError) in
            owner.store(thread, ordering: .relaxed)
            defer { owner.store(0, ordering: .relaxed) }
            return try body()
        }
    }
}
