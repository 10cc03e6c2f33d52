/// Detects two registrations of one service, where Swinject lets the last one win silently.
enum DuplicateValidation: GraphValidation {
    static func errors(in graph: DependencyGraph) -> [GraphError] {
        graph.duplicates.map { .duplicate($0.first.registered, second: $0.second.place) }
    }
}
