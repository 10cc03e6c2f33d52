/// Turns a valid graph into nodes that refer to each other, dependencies first.
@usableFromInline
final class Linker {
    /// The container that providers will resolve in.
    let container: ContainerReference
    private let graph: DependencyGraph
    private let parent: Container?
    private let lock: MakingLock
    private var nodes: [ServiceKey: any Linked] = [:]

    init(_ graph: DependencyGraph, parent: Container?, container: ContainerReference, lock: MakingLock) {
        self.graph = graph
        self.parent = parent
        self.container = container
        self.lock = lock
    }

    func linkAll() -> [ServiceKey: any Linked] {
        nodes.reserveCapacity(graph.registrations.count)
        for registration in graph.registrations {
            _ = node(for: registration.key)
        }
        return nodes
    }

    /// Returns the node for one parameter of a factory.
    func node<Parameter>(_ parameter: Parameter.Type, for need: Need) -> Node<Parameter> {
        let node =
            need.kind == .service
            ? self.node(for: need.key) : (parameter as? any WrappedNeed.Type)?.node(for: need.key, linkedBy: self)
        return node as? Node<Parameter>
            ?? Node { _ throws(ContainerError) in
                throw .notRegistered(service: need.key.description, nearest: nil)
            }
    }

    func making<Service>(_ service: Service.Type, forKey key: ServiceKey) -> Making<Service>? {
        (node(for: key) as? Node<Service>)?.make
    }

    func makingsOfAll<Service>(_ service: Service.Type) -> [Making<Service>] {
        (graph.keysByType[ServiceKey.address(of: service)] ?? []).compactMap { making(service, forKey: $0) }
    }

    /// Returns the node of a registration whose factory is `make`, with the sharing of its scope.
    @usableFromInline
    func node<Service: Sendable>(
        for registration: Registration, make: @escaping Making<Service>
    ) -> Node<Service> {
        switch registration.scope {
        case .transient:
            return Node(make: make)
        case .graph:
            let owner = Node(make: make)
            return Node { (resolution: inout Resolution) throws(ContainerError) in
                try resolution.instance(of: owner, make: owner.make)
            }
        case .singleton:
            let cell = SingletonCell(registration.key, lock: lock, make: make)
            return Node { _ throws(ContainerError) in try cell.instance() }
        case .weak:
            let cell = WeakCell(registration.key, lock: lock, make: make)
            return Node { _ throws(ContainerError) in try cell.instance() }
        }
    }

    private func node(for key: ServiceKey) -> (any Linked)? {
        if let node = nodes[key] { return node }
        guard let index = graph.index(of: key) else { return nil }
        let registration = graph.registrations[index]
        let inherited = graph.isInheritedInstance(index) ? parent?.node(for: key) : nil
        let node = inherited ?? registration.link(registration, self)
        nodes[key] = node
        return node
    }
}
