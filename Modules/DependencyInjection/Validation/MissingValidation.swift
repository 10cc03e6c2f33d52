/// Detects a dependency or a root that is not registered.
enum MissingValidation: GraphValidation {
    static func errors(in graph: DependencyGraph) -> [GraphError] {
        let keys = graph.registrations.filter { $0.slot == nil }.map(\.key)
        let missingRoots = graph.roots.filter { isMissing($0.need, in: graph) }.map { root in
            GraphError.missingRoot(
                GraphError.Registered(service: root.need.key.description, place: root.place),
                nearest: Nearest(to: root.need.key, among: keys).text)
        }
        let missingNeeds = graph.edges.indices.flatMap { consumer in
            graph.edges[consumer].map(\.need).filter { isMissing($0, in: graph) }.map { need in
                GraphError.missing(
                    service: need.key.description, neededBy: graph.registrations[consumer].registered,
                    path: graph.path(to: consumer) + [need.key.description],
                    nearest: Nearest(to: need.key, among: keys).text)
            }
        }
        return missingRoots + missingNeeds
    }

    private static func isMissing(_ need: Need, in graph: DependencyGraph) -> Bool {
        (need.kind == .service || need.kind == .provider) && graph.index(of: need.key) == nil
    }
}
