/// One registration of a linked graph, as text for people and for machine-readable output.
package struct GraphEntry: Sendable, Equatable {
    /// A role whose implementation the user can select from outside.
    package struct Slot: Sendable, Equatable {
        /// The slot's name, such as `Persistence` in `Persistence=memory`.
        package let name: String
        /// The name of the selected service.
        package let chosen: String
        /// The source of the choice, such as `KITH_USE`; nil for the default.
        package let source: String?
        /// The available names, in registration order.
        package let choices: [String]
        /// The types that are chosen together, without their modules.
        package let services: [String]
    }

    /// The requested type, without its module.
    package let service: String
    /// Nil for the unnamed service of its type.
    package let name: String?
    /// The type that implements the service, if the registration states it; for a maker, the type that it makes.
    package let implementation: String?
    /// Transient for a maker and for a slot.
    package let scope: Scope
    /// The dependencies in the order of the factory's parameters: `Clock`, `Cache "disk"`, `Clock?`, `all Command`,
    /// `later Sync`.
    package let needs: [String]
    /// Set for the unnamed service that stands for a slot's choice.
    package let slot: Slot?
    /// The line of the registration.
    package let place: SourcePlace
}

extension Container {
    /// All registrations, sorted by service and name, the unnamed first.
    package var entries: [GraphEntry] {
        sortedRegistrations.map { registration in
            GraphEntry(
                service: registration.key.typeName, name: registration.key.name?.description,
                implementation: registration.implementation.map { String(describing: $0) }, scope: registration.scope,
                needs: registration.needs.map(\.description),
                slot: registration.slot.map { entry(of: $0) }, place: registration.place)
        }
    }

    /// Each slot once, in the order of ``entries``.
    package var slots: [GraphEntry.Slot] {
        entries.compactMap(\.slot).reduce(into: []) { slots, slot in
            if !slots.contains(slot) { slots.append(slot) }
        }
    }

    var sortedRegistrations: [Registration] {
        registrations.map { (name: $0.key.qualifiedName, registration: $0) }
            .sorted { $0.name < $1.name }
            .map(\.registration)
    }

    private func entry(of slot: Slot) -> GraphEntry.Slot {
        let choices = registrations.filter { $0.key.type == slot.services[0].type }.compactMap(\.key.name?.description)
        return GraphEntry.Slot(
            name: slot.name, chosen: slot.chosen.description, source: slot.choice?.source, choices: choices,
            services: slot.services.map(\.typeName))
    }
}
