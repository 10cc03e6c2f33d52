/// A slot that is declared in two places, or that offers a name for some of its services only.
enum SlotValidation: GraphValidation {
    static func errors(in graph: DependencyGraph) -> [GraphError] {
        var first: [String: Registration] = [:]
        var errors: [GraphError] = []
        for registration in graph.registrations {
            guard let slot = registration.slot else { continue }
            if let earlier = first[slot.name] {
                guard earlier.place != registration.place else { continue }
                errors.append(.slotDeclaredTwice(slot.name, first: earlier.place, second: registration.place))
            } else {
                first[slot.name] = registration
                errors += incompleteChoices(of: slot, declaredBy: registration, in: graph)
            }
        }
        return errors
    }

    /// A default that lacks a service is a missing need already.
    private static func incompleteChoices(
        of slot: Slot, declaredBy registration: Registration, in graph: DependencyGraph
    ) -> [GraphError] {
        graph.namesOfAny(of: slot).filter { $0 != slot.defaultName }.compactMap { name in
            let missing = slot.services.map { ServiceKey($0.type, name) }.filter { graph.index(of: $0) == nil }
            guard !missing.isEmpty else { return nil }
            return .incompleteChoice(
                name.description, slot: slot.name, missing: missing.map(\.description), place: registration.place)
        }
    }
}
