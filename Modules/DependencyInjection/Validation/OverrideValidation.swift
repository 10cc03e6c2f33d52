/// Detects an override of nothing: usually a misspelled name, or a replaced registration that was removed.
enum OverrideValidation: GraphValidation {
    static func errors(in graph: DependencyGraph) -> [GraphError] {
        graph.vainOverrides.map { registration in
            let others = graph.registrations.map(\.key).filter { $0 != registration.key }
            return .nothingToOverride(
                registration.registered, nearest: Nearest(to: registration.key, among: others).text)
        }
    }
}
