/// Detects a selection of a slot or a name that does not exist.
enum SelectionValidation: GraphValidation {
    static func errors(in graph: DependencyGraph) -> [GraphError] {
        // A slot that is declared twice, which is an error of its own, is looked at where it was declared first.
        let slots = graph.registrations.compactMap(\.slot).reduce(into: [Slot]()) { slots, slot in
            if !slots.contains(where: { $0.name == slot.name }) { slots.append(slot) }
        }
        let malformed = graph.selection.malformed.map {
            GraphError.malformedSelection(text: $0.text, source: $0.source)
        }
        return malformed
            + graph.selection.choices.compactMap { choice in
                guard let slot = slots.first(where: { $0.name == choice.slot }) else {
                    return unknownSlot(choice, names: slots.map(\.name))
                }
                // A name that some services lack is reported as the slot's own error.
                return graph.namesOfAny(of: slot).contains(ServiceName(choice.name))
                    ? nil : unknownChoice(choice, names: graph.choices(of: slot))
            }
    }

    private static func unknownSlot(_ choice: Selection.Choice, names: [String]) -> GraphError {
        .unknownSlot(
            choice.slot, source: choice.source, nearest: Nearest(to: choice.slot, among: names).text, slots: names)
    }

    private static func unknownChoice(_ choice: Selection.Choice, names: [ServiceName]) -> GraphError {
        let choices = names.map(\.description)
        return .unknownChoice(
            choice.name, slot: choice.slot, source: choice.source,
            nearest: Nearest(to: choice.name, among: choices).text, choices: choices)
    }
}
