import Synchronization

/// Makes one instance at the first use and keeps it. If the factory throws, the cell stays empty.
final class SingletonCell<Service: Sendable>: Sendable {
    private let made = AtomicLazyReference<Box<Service>>()
    private let maker: InstanceMaker<Service>

    init(_ key: ServiceKey, lock: MakingLock, make: @escaping Making<Service>) {
        maker = InstanceMaker(key, lock: lock, make: make)
    }

    func instance() throws(ContainerError) -> Service {
        if let box = made.load() { return box.value }
        return try maker.instance(held: { made.load()?.value }, keep: { made.storeIfNil(Box($0)).value })
    }
}
