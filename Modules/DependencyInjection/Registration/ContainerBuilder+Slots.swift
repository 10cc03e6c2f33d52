extension ContainerBuilder {
    /// Lets the unnamed services stand for named ones: the default, or the name that the builder's selection chooses.
    ///
    /// Declare a slot once, for all types that are chosen together, such as a store and its lock. Each of them must be
    /// registered under every name. Unselected choices are validated like everything else, and count as reachable.
    package func slot<each Service: Sendable>(
        _ name: String, default defaultName: ServiceName, override: Bool = false,
        for services: repeat (each Service).Type, fileID: String = #fileID, line: Int = #line
    ) {
        var keys: [ServiceKey] = []
        for service in repeat each services { keys.append(ServiceKey(service)) }
        let slot = Slot(name: name, defaultName: defaultName, services: keys)
        let place = SourcePlace(fileID: fileID, line: line)
        for service in repeat each services { add(slot, for: service, overrides: override, place: place) }
    }

    private func add<Service: Sendable>(
        _ slot: Slot, for service: Service.Type, overrides: Bool, place: SourcePlace
    ) {
        add(
            Registration(
                key: ServiceKey(service), scope: .transient, kind: .slot(slot), overrides: overrides, place: place
            ) { registration, linker in
                linker.node(Service.self, for: registration.needs[0])
            })
    }
}
