/// One registration of a linked graph, as text for people and for machine-readable output.
package struct GraphEntry: Sendable, Equatable {
    /// A role that a person may fill from outside.
    package struct Slot: Sendable, Equatable {
        /// As in `Persistence=memory`.
        package let name: String
        /// The name that the slot stands for.
        package let chosen: String
        /// Who chose, such as `KITH_USE`; nil when the default stands.
        package let source: String?
        /// What may be chosen, in the order of registration.
        package let choices: [String]
    }

    /// The type that is asked for, without its module.
    package let service: String
    /// Nil for the unnamed service of its type.
    package let name: String?
    /// The type that plays the role, when the registration tells it; what a maker makes.
    package let implementation: String?
    /// Transient for a maker and for a slot.
    package let scope: Scope
    /// In the order of the factory's parameters: `Clock`, `Cache "disk"`, `Clock?`, `all Command`, `later Sync`.
    package let needs: [String]
    /// Set on the unnamed service that stands for the chosen one.
    package let slot: Slot?
    /// The line that registers it.
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
                slot: registration.slot.map { slot(of: registration, as: $0) }, place: registration.place)
        }
    }

    var sortedRegistrations: [Registration] {
        registrations.map { (name: $0.key.qualifiedName, registration: $0) }
            .sorted { $0.name < $1.name }
            .map(\.registration)
    }

    private func slot(of registration: Registration, as slot: Slot) -> GraphEntry.Slot {
        let choices = registrations.filter { $0.key.type == registration.key.type }.compactMap(\.key.name?.description)
        return GraphEntry.Slot(
            name: slot.name, chosen: slot.chosen.description, source: slot.choice?.source, choices: choices)
    }
}
