extension ContainerBuilder {
    /// Registers a `MainActorMaker<Argument, Service>`, for view models and other main-actor objects: the factory's
    /// first parameter is the runtime argument, the others are dependencies, resolved again at each call.
    ///
    /// The maker is named and overridden like a service. Pass several arguments as a tuple or a struct.
    @inlinable
    package func registerMainActorMaker<Service, Argument, each Parameter: Sendable>(
        _ service: Service.Type, taking argument: Argument.Type, name: ServiceName? = nil, override: Bool = false,
        dependencies names: [NamedNeed] = [], fileID: String = #fileID, line: Int = #line,
        _ factory: @escaping @MainActor @Sendable (Argument, repeat each Parameter) throws -> Service
    ) {
        let key = ServiceKey(MainActorMaker<Argument, Service>.self, name)
        let place = SourcePlace(fileID: fileID, line: line)
        let parameters = Parameters(repeat (each Parameter).self, named: names)
        add(
            key, as: service, kind: .maker, scope: .transient, overrides: override, parameters: parameters, place: place
        ) {
            registration, linker in
            let links = linker.links(for: repeat (each Parameter).self, of: registration)
            let maker = MainActorMaker<Argument, Service> { @MainActor argument throws(ContainerError) in
                do {
                    var resolution = Resolution()
                    var position = 0
                    return try factory(
                        argument, repeat try links.make((each Parameter).self, at: &position, in: &resolution))
                } catch {
                    throw ContainerError(error, making: key, registeredAt: place)
                }
            }
            return Node { _ in maker }
        }
    }

    /// Registers a `MainActorMaker<Void, Service>`, for a main-actor object that is made from dependencies alone.
    @inlinable
    package func registerMainActorMaker<Service, each Parameter: Sendable>(
        _ service: Service.Type, name: ServiceName? = nil, override: Bool = false, dependencies names: [NamedNeed] = [],
        fileID: String = #fileID, line: Int = #line,
        _ factory: @escaping @MainActor @Sendable (repeat each Parameter) throws -> Service
    ) {
        registerMainActorMaker(
            service, taking: Void.self, name: name, override: override, dependencies: names, fileID: fileID, line: line
        ) { (_: Void, needs: repeat each Parameter) in
            try factory(repeat each needs)
        }
    }
}
