// Registration and the code that its factories run through are inlinable, so that the compiler specializes each
// registration in the composition root. With parameter packs that are known only at run time, resolving takes twice as
// long.

/// Takes registrations and builds a container from them. Use it from one thread, while a program composes itself.
@usableFromInline
package final class ContainerBuilder {
    private let parent: Container?
    private let selection: Selection
    private var registrations: [Registration] = []
    private var roots: [Root] = []

    /// Creates a builder for a new graph, whose slots the selection fills.
    package init(selection: Selection = Selection()) {
        parent = nil
        self.selection = selection
    }

    /// Creates a builder for a child container, which inherits everything and may override it with `override: true`.
    ///
    /// The child shares the parent's singletons and weak instances, and inherits everything else as recipes: a
    /// transient service of the parent that is resolved in the child uses the child's overrides.
    package init(childOf parent: Container, selection: Selection = Selection()) {
        self.parent = parent
        self.selection = selection
    }

    /// Registers a service whose dependencies are the factory's parameters; an initializer can serve as the factory.
    ///
    /// A parameter may also be `Service?` (nil if it is not registered), `All<Service>` or `Provider<Service>`.
    /// - Parameters:
    ///   - service: The requested type, usually a protocol.
    ///   - name: Distinguishes it from other services of the type.
    ///   - implementation: The implementing type, shown in the graph's description. It has no other effect.
    ///   - override: Requires the registration to replace an earlier or an inherited one, and permits it.
    ///   - dependencies: The names of the dependencies that refer to a named service.
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

    /// Declares a service that the program resolves itself. Once there are roots, `build()` also reports registrations
    /// that no root reaches.
    package func root<Service: Sendable>(
        _ service: Service.Type, name: ServiceName? = nil, fileID: String = #fileID, line: Int = #line
    ) {
        let need = Need(key: ServiceKey(service, name), kind: .service)
        roots.append(Root(need: need, place: SourcePlace(fileID: fileID, line: line)))
    }

    /// Adds a group of registrations.
    package func add(_ assembly: some Assembly) {
        assembly.assemble(into: self)
    }

    /// Validates the whole graph, then links it. Makes no service.
    ///
    /// - Throws: only `ContainerError.invalidGraph`, with every error of the graph.
    package func build() throws(ContainerError) -> Container {
        let graph = DependencyGraph(
            inherited: parent?.registrations ?? [], own: registrations, roots: roots, selection: selection)
        let errors = graph.errors()
        guard errors.isEmpty else { throw .invalidGraph(errors) }
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

/// A service that the program resolves itself, and the line that declares it.
struct Root: Sendable {
    let need: Need
    let place: SourcePlace
}
