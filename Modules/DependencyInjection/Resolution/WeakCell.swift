import Synchronization

/// Shares one instance as long as something holds it, then makes another.
final class WeakCell<Service: Sendable>: Sendable {
    private struct Reference {
        weak var object: AnyObject?
    }

    private let held = Mutex(Reference())
    private let key: ServiceKey
    private let maker: InstanceMaker<Service>

    init(_ key: ServiceKey, lock: MakingLock, make: @escaping Making<Service>) {
        self.key = key
        maker = InstanceMaker(key, lock: lock, make: make)
    }

    func instance() throws(ContainerError) -> Service {
        if let service = current() { return service }
        return try maker.instance(held: current) { (service) throws(ContainerError) in
            guard type(of: service as Any) is AnyObject.Type else { throw .notAnObject(service: key.description) }
            held.withLock { $0.object = service as AnyObject }
            return service
        }
    }

    private func current() -> Service? {
        held.withLock { $0.object as? Service }
    }
}
