import Synchronization

/// Shares one instance as long as something holds it, then makes another.
final class WeakCell<Service: Sendable>: Sendable {
    private struct Reference {
        weak var object: AnyObject?
    }

    private let held = Mutex(Reference())
    /// Written and read under the making lock only.
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
        if let service = current() { return service }
        return try lock.withLock { () throws(ContainerError) in
            if let service = current() { return service }
            guard !isBeingMade.exchange(true, ordering: .relaxed) else {
                throw .usedWhileBeingMade(service: key.description)
            }
            defer { isBeingMade.store(false, ordering: .relaxed) }
            var resolution = Resolution()
            let service = try make(&resolution)
            guard type(of: service as Any) is AnyObject.Type else { throw .notAnObject(service: key.description) }
            held.withLock { $0.object = service as AnyObject }
            return service
        }
    }

    private func current() -> Service? {
        held.withLock { $0.object as? Service }
    }
}
