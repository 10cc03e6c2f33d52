// What registers is inlinable, and so is what its factories run through: each registration is then compiled for its
// own types in the composition root. With packs of types that are known only at run time, resolving takes twice as long.

/// Takes registrations and makes a container of them. Used by one thread, while a program composes itself.
@usableFromInline
package final class ContainerBuilder {
    private let parent: Container?
    private let selection: Selection
    private var registrations: [Registration] = []
    private var roots: [Root] = []

    /// A builder for a new graph, in which a person's selection fills the slots.
    package init(selection: Selection = Selection()) {
        parent = nil
        self.selection = selection
    }

    /// A builder for a child, which inherits everything and may override it with `override: true`.
    ///
    /// The child inherits the parent's singletons and weak services as the instances that they are, and everything
    /// else as recipes: a transient service of the parent that is resolved in the child sees what the child overrides.
    package init(childOf parent: Container, selection: Selection = Selection()) {
        self.parent = parent
        self.selection = selection
    }

    /// Registers a service whose needs are the factory's parameters; an initializer serves as a factory.
    ///
    /// A parameter may also be `Service?` (nil when it is not registered), `All<Service>` or `Provider<Service>`.
    /// - Parameters:
    ///   - service: The type that is asked for, most often a protocol.
    ///   - name: Tells it apart from other services of the type.
    ///   - implementation: The type that plays the role, shown in the graph's description. It changes nothing else.
    ///   - override: The registration must replace an earlier or an inherited one, and may.
    ///   - dependencies: The names of those needs that mean a named service.
    ///   - factory: Must not wait for another thread, which might wait for a singleton that is being made here.
    @inlinable
    package func register<Service: Sendable, each Parameter: Sendable>(
        _ service: Service.Type, name: ServiceName? = nil, as implementation: (any Any.Type)? = nil,
        scope: Scope = .transient, override: Bool = false, dependencies names: [NamedNeed] = [],
        fileID: String = #fileID, line: Int = #line,
        _ factory: @escaping @Sendable (repeat each Parameter) throws -> Service
    ) {
        let place = SourcePlace(fileID: fileID, line: line)
        let key = ServiceKey(service, name)
        let parameters = Parameters(repeat (each Parameter).self, named: names)
        add(key, as: implementation, scope: scope, overrides: override, parameters: parameters, place: place) {
            registration, linker in
            let links = linker.links(for: repeat (each Parameter).self, of: registration)
            return linker.node(for: registration) { (resolution: inout Resolution) throws(ContainerError) in
                do {
                    var position = 0
                    return try factory(repeat try links.make((each Parameter).self, at: &position, in: &resolution))
                } catch {
                    throw ContainerError(error, making: key, registeredAt: place)
                }
            }
        }
    }

    /// Declares that a program asks for this service itself. Once there are roots, `build()` also reports registrations
    /// that no root leads to.
    package func root<Service: Sendable>(
        _ service: Service.Type, name: ServiceName? = nil, fileID: String = #fileID, line: Int = #line
    ) {
        let need = Need(key: ServiceKey(service, name), kind: .service)
        roots.append(Root(need: need, place: SourcePlace(fileID: fileID, line: line)))
    }

    /// Declares that a program asks for all services of this type with `resolveAll`.
    package func root<Service: Sendable>(
        all service: Service.Type, fileID: String = #fileID, line: Int = #line
    ) {
        let need = Need(key: ServiceKey(service), kind: .every)
        roots.append(Root(need: need, place: SourcePlace(fileID: fileID, line: line)))
    }

    /// Adds a group of registrations.
    package func add(_ assembly: some Assembly) {
        assembly.assemble(into: self)
    }

    /// Checks the whole graph, then links it. Makes no service.
    ///
    /// Throws `ContainerError.faultyGraph` with every fault that there is, and nothing else.
    package func build() throws(ContainerError) -> Container {
        let graph = DependencyGraph(
            inherited: parent?.registrations ?? [], own: registrations, roots: roots, selection: selection)
        let faults = graph.faults()
        guard faults.isEmpty else { throw .faultyGraph(faults) }
        return Container(graph, parent: parent)
    }

    @usableFromInline
    func add(
        _ key: ServiceKey, as implementation: (any Any.Type)?, kind: Registration.Kind = .service, scope: Scope,
        overrides: Bool, parameters: Parameters, place: SourcePlace, link: @escaping Registration.Link
    ) {
        add(
            Registration(
                key: key, scope: scope, implementation: implementation, kind: kind, parameters: parameters,
                overrides: overrides, place: place, link: link))
    }

    func add(_ registration: Registration) {
        registrations.append(registration)
    }
}

/// What a program asks for itself, and where it says so.
struct Root: Sendable {
    let need: Need
    let place: SourcePlace
}
