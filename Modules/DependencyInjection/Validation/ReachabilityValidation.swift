/// Detects registrations that no root reaches. It checks only builders that declare roots, and only their own
/// registrations. The choices of a slot count as reachable, selected or not.
enum ReachabilityValidation: GraphValidation {
    static func errors(in graph: DependencyGraph) -> [GraphError] {
        guard !graph.roots.isEmpty else { return [] }
        // Hashing each index into a set would be much of the work.
        var reached = graph.registrations.map { _ in false }
        var open = graph.roots.flatMap { graph.targets(of: $0.need) }
        for registration in graph.registrations where registration.slot != nil {
            open += graph.targets(of: Need(key: ServiceKey(registration.key.type), kind: .every))
        }
        while let index = open.popLast() {
            guard !reached[index] else { continue }
            reached[index] = true
            for edge in graph.edges[index] { open += edge.targets }
        }
        return graph.registrations.indices.filter { !reached[$0] && graph.own.contains($0) }.map {
            .unreachable(graph.registrations[$0].registered)
        }
    }
}
