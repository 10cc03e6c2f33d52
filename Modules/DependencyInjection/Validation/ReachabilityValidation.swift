/// Detects registrations that no root reaches. It checks only builders that declare roots, and only their own
/// registrations. The choices of a slot count as reachable, selected or not.
enum ReachabilityValidation: GraphValidation {
    static func errors(in graph: DependencyGraph) -> [GraphError] {
        guard !graph.roots.isEmpty else { return [] }
        var open = graph.roots.flatMap { graph.targets(of: $0.need) }
        for registration in graph.registrations where registration.slot != nil {
            open += graph.targets(of: Need(key: ServiceKey(registration.key.type), kind: .every))
        }
        var reached = Set(open)
        while let index = open.popLast() {
            for target in graph.edges[index].flatMap(\.targets) where reached.insert(target).inserted {
                open.append(target)
            }
        }
        return graph.registrations.indices.filter { graph.own.contains($0) && !reached.contains($0) }.map {
            .unreachable(graph.registrations[$0].registered)
        }
    }
}
