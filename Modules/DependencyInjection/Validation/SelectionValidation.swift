/// Detects a selection of a slot or a name that does not exist.
enum SelectionValidation: GraphValidation {
    static func faults(in graph: DependencyGraph) -> [Fault] {
        let slots = graph.registrations.filter { $0.slot != nil }
        var names: [String] = []
        for name in slots.compactMap({ $0.slot?.name }) where !names.contains(name) {
            names.append(name)
        }
        let malformed = graph.selection.malformed.map { Fault.malformedSelection(text: $0.text, source: $0.source) }
        return malformed
            + graph.selection.choices.flatMap { choice in
                let filled = slots.filter { $0.slot?.name == choice.slot }
                return filled.isEmpty
                    ? [unknownSlot(choice, names: names)]
                    : filled.compactMap { unknownChoice(choice, names: graph.names(of: $0.key.type)) }
            }
    }

    private static func unknownSlot(_ choice: Selection.Choice, names: [String]) -> Fault {
        .unknownSlot(
            choice.slot, source: choice.source, nearest: Nearest(to: choice.slot, among: names).text, slots: names)
    }

    private static func unknownChoice(_ choice: Selection.Choice, names: [ServiceName]) -> Fault? {
        guard !names.contains(ServiceName(choice.name)) else { return nil }
        let choices = names.map(\.description)
        return .unknownChoice(
            choice.name, slot: choice.slot, source: choice.source,
            nearest: Nearest(to: choice.name, among: choices).text, choices: choices)
    }
}
