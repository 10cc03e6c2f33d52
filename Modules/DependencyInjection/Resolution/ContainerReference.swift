import Synchronization

/// A weak reference to the container for its providers, set once after linking, since the container is created last.
final class ContainerReference: Sendable {
    private struct Reference {
        weak var container: Container?
    }

    private let reference = Mutex(Reference())

    var container: Container? {
        reference.withLock { $0.container }
    }

    func refer(to container: Container) {
        reference.withLock { $0.container = container }
    }
}
