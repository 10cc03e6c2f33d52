import Glibc
import Synchronization

/// Held while a singleton or a weak service is made for the first time.
///
/// One lock serves a container and all its children, and the thread that holds it may take it again. So two threads
/// that make services which lead to each other cannot wait for each other, which locks for each service would allow.
/// Services that exist are found without it.
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
