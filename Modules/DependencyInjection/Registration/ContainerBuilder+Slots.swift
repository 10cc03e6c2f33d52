extension ContainerBuilder {
    /// Lets the unnamed service stand for a named one: the default, or the one that the builder's selection chooses.
    ///
    /// Declare a slot for several types to choose them together, such as a store and its outbox. Unselected choices are
    /// validated like everything else, and count as reachable.
    package func slot<Service: Sendable>(
        _ name: String, _ service: Service.Type, default defaultName: ServiceName, override: Bool = false,
        fileID: String = #fileID, line: Int = #line
    ) {
        add(
            Registration(
                key: ServiceKey(service), scope: .transient,
                kind: .slot(Slot(name: name, defaultName: defaultName)), overrides: override,
                place: SourcePlace(fileID: fileID, line: line)
            ) { registration, linker in
                linker.node(Service.self, for: registration.needs[0])
            })
    }
}
