import Synchronization

/// Makes the instance of a cell: one at a time, and not while it is being made.
final class InstanceMaker<Service: Sendable>: Sendable {
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

    /// Existing instance, looked up again under the lock; else a new one.
    ///
    /// - Parameter keep: holds the new instance, and hands over the one to be used.
    func instance(
        held: () -> Service?, keep: (Service) throws(ContainerError) -> Service
    ) throws(ContainerError) -> Service {
        try lock.withLock { () throws(ContainerError) in
            if let service = held() { return service }
            guard !isBeingMade.exchange(true, ordering: .relaxed) else {
                throw .usedWhileBeingMade(service: key.description)
            }
            defer { isBeingMade.store(false, ordering: .relaxed) }
            // Start a new resolution: what outlives it must not depend on the first caller's graph-scoped instances.
            var resolution = Resolution()
            return try keep(make(&resolution))
        }
    }
}
