// DependencyInjection: composes a program's object graph from registrations, so that only a composition root knows
// which type plays which role.
//
// It works in two phases: a `ContainerBuilder` takes registrations, then `build()` validates the whole graph and
// returns an immutable `Container`. A registration declares its dependencies as the parameter types of its factory, so
// the graph is known before any instance exists, and no factory ever sees the container.
//
// It owns the singletons and the weakly held instances; it must not know any service. It imports no other module of
// Kith, and only composition roots and their tests import it.

/// Resolves services. It is immutable, thread-safe, and owns its singletons.
///
/// Keep it alive as long as anything that it made holds a `Provider`: a provider holds its container weakly.
@usableFromInline
package final class Container: Sendable {
    /// All registrations that can be resolved: the parent's, overridden by this container's own, in order.
    let registrations: [Registration]
    private let nodes: [ServiceKey: any Linked]
    /// The unnamed nodes by ``ServiceKey/typeAddress``: hashing a full key would be much of the cost of resolving a
    /// singleton.
    private let unnamed: [Int: any Linked]
    private let keysByType: [Int: [ServiceKey]]
    /// Keeps the parent alive, since inherited instances may hold its providers.
    private let parent: Container?
    /// Shared by a container and all its children; see `MakingLock`.
    let lock: MakingLock

    /// Links a validated graph.
    init(_ graph: DependencyGraph, parent: Container?) {
        let reference = ContainerReference()
        lock = parent?.lock ?? MakingLock()
        let linker = Linker(graph, parent: parent, container: reference, lock: lock)
        registrations = graph.registrations
        nodes = linker.linkAll()
        unnamed = Dictionary(
            nodes.compactMap { key, node in key.name == nil ? (key.typeAddress, node) : nil },
            uniquingKeysWith: { first, _ in first })
        keysByType = graph.keysByType
        self.parent = parent
        reference.refer(to: self)
    }

    /// Resolves one service. Without a name: the unnamed registration, or the choice of its slot.
    ///
    /// - Throws: `notRegistered`, or `makingFailed` with the path when a factory threw. The next call retries a
    ///   singleton that failed.
    @inlinable
    package func resolve<Service: Sendable>(
        _ service: Service.Type = Service.self, name: ServiceName? = nil
    ) throws(ContainerError) -> Service {
        let key = ServiceKey(service, name)
        guard let node = node(for: key) as? Node<Service> else { throw notRegistered(key) }
        var resolution = Resolution()
        return try node.make(&resolution)
    }

    /// Resolves every service of a type, named and unnamed, in registration order, a parent's first. All are made in
    /// one resolution. A slot adds nothing, since its choices are already included.
    package func resolveAll<Service: Sendable>(
        _ service: Service.Type = Service.self
    ) throws(ContainerError) -> [Service] {
        var resolution = Resolution()
        var services: [Service] = []
        for key in keysByType[ServiceKey.address(of: service)] ?? [] {
            guard let node = nodes[key] as? Node<Service> else { throw notRegistered(key) }
            services.append(try node.make(&resolution))
        }
        return services
    }

    @usableFromInline
    func node(for key: ServiceKey) -> (any Linked)? {
        key.name == nil ? unnamed[key.typeAddress] : nodes[key]
    }

    @usableFromInline
    func notRegistered(_ key: ServiceKey) -> ContainerError {
        .notRegistered(service: key.description, nearest: Nearest(to: key, among: registrations.map(\.key)).text)
    }
}
