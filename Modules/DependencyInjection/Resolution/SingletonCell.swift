import Synchronization

/// Makes one instance at the first use and keeps it. If the factory throws, the cell stays empty.
final class SingletonCell<Service: Sendable>: Sendable {
    private let made = AtomicLazyReference<Box<Service>>()
    /// Written and read under the lock only.
    private let isBeingMade = Atomic(false)
    private let key: ServiceKey
    private let lock: MakingLock
    private let make: Making<Service>

    init(_ key: ServiceKey, lock: MakingLock, make: @escaping Making<Service>) {
        self.key = key
        self.lock = lock
        self.make = make
    }

    func instance() throws(ContainerError) -> Service {
        if let box = made.load() { return box.value }
        return try lock.withLock { () throws(ContainerError) in
            if let box = made.load() { return box.value }
            guard !isBeingMade.exchange(true, ordering: .relaxed) else {
                throw .usedWhileBeingMade(service: key.description)
            }
            defer { isBeingMade.store(false, ordering: .relaxed) }
            // Start a new resolution: a singleton must not depend on the first caller's graph-scoped instances.
            var resolution = Resolution()
            return made.storeIfNil(Box(try make(&resolution))).value
        }
    }
}
