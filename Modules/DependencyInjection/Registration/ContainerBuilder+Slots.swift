extension ContainerBuilder {
    /// Makes the unnamed service stand for one of the named ones: the default, or what the builder's selection says.
    ///
    /// A slot may be declared for several types, which are then chosen together: a store and its outbox. What is not
    /// chosen is checked like everything else, and counts as reachable.
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
