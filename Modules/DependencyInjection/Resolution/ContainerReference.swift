import Synchronization

/// How providers reach their container: weakly, and set once after linking, since the container is made last.
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
