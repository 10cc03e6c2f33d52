/// Detects a dependency or a root that is not registered.
enum MissingValidation: GraphValidation {
    static func errors(in graph: DependencyGraph) -> [GraphError] {
        let missingRoots = graph.roots.filter { $0.need.isRequired && graph.targets(of: $0.need).isEmpty }.map { root in
            GraphError.missingRoot(
                GraphError.Registered(service: root.need.key.description, place: root.place),
                nearest: nearest(to: root.need, in: graph))
        }
        let missingNeeds = graph.edges.indices.flatMap { consumer in
            graph.edges[consumer].filter { $0.targets.isEmpty && $0.need.isRequired }.map { edge in
                GraphError.missing(
                    service: edge.need.key.description, neededBy: graph.registrations[consumer].registered,
                    path: graph.path(to: consumer) + [edge.need.key.description],
                    nearest: nearest(to: edge.need, in: graph))
            }
        }
        return missingRoots + missingNeeds
    }

    private static func nearest(to need: Need, in graph: DependencyGraph) -> String? {
        Nearest(to: need.key, among: graph.registrations.filter { $0.slot == nil }.map(\.key)).text
    }
}

extension Need {
    fileprivate var isRequired: Bool { kind == .service || kind == .provider }
}
