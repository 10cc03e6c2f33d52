/// An override of nothing: most often a name that was typed wrong, or the replaced registration went away.
enum OverrideValidation: GraphValidation {
    static func faults(in graph: DependencyGraph) -> [Fault] {
        graph.vainOverrides.map { registration in
            let others = graph.registrations.map(\.key).filter { $0 != registration.key }
            return .nothingToOverride(
                registration.registered, nearest: Nearest(to: registration.key, among: others).text)
        }
    }
}
