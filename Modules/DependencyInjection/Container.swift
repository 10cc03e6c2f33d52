// Makes a program's objects from registrations, so that only a composition root knows which type plays which role.
//
// Two phases: a `ContainerBuilder` takes registrations, then `build()` checks the whole graph and gives an immutable
// `Container`. A registration states its needs as the parameter types of its factory, so the graph is known before
// anything is made, and no factory ever sees the container.
//
// State it owns: the singletons that were made, and the weakly held instances. It must not know any service: this
// module imports nothing of ours, and only composition roots and their tests import it.

/// Resolves services. It is immutable, may be used from any thread, and owns the singletons that it made.
///
/// Keep it for as long as anything that it made holds a `Provider`: a provider refers to its container weakly.
@usableFromInline
package final class Container: Sendable {
    /// What may be resolved here: the parent's registrations with this container's own over them, in order.
    let registrations: [Registration]
    private let nodes: [ServiceKey: any Linked]
    /// The unnamed nodes by ``ServiceKey/typeAddress``: hashing a key would be much of what resolving a singleton costs.
    private let unnamed: [Int: any Linked]
    private let keysByType: [Int: [ServiceKey]]
    /// Kept alive because what this container inherited may hold providers of the parent.
    private let parent: Container?
    /// Shared by a container and all its children: see `MakingLock`.
    let lock: MakingLock

    /// Links a graph that has passed every validation.
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

    /// One service. Without a name: the unnamed registration, or what its slot chose.
    ///
    /// Throws `notRegistered`, or `makingFailed` with the path when a factory threw; a singleton that failed is tried
    /// again by the next call.
    @inlinable
    package func resolve<Service: Sendable>(
        _ service: Service.Type = Service.self, name: ServiceName? = nil
    ) throws(ContainerError) -> Service {
        let key = ServiceKey(service, name)
        guard let node = node(for: key) as? Node<Service> else { throw notRegistered(key) }
        var resolution = Resolution()
        return try node.make(&resolution)
    }

    /// Every service of one type, named and unnamed, in the order of registration; a parent's come first. All are made
    /// in one resolution. A slot adds nothing: its choices are there already.
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
