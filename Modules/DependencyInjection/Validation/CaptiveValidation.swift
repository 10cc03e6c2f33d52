/// Detects captive dependencies: a longer-lived service that would keep a shorter-lived one. These are a singleton that
/// keeps a weak or a graph-scoped service, and a weak service that keeps a graph-scoped one, directly or through
/// transient services.
///
/// Any service may keep a transient one, since it gets an instance of its own. Providers and makers keep nothing, since
/// they resolve at each call.
enum CaptiveValidation: GraphValidation {
    static func errors(in graph: DependencyGraph) -> [GraphError] {
        graph.registrations.indices.filter { graph.registrations[$0].scope.isHeld }.flatMap { holder in
            var search = Search(graph: graph, holder: holder)
            search.follow(from: holder)
            return search.errors
        }
    }

    private struct Search {
        let graph: DependencyGraph
        let scope: Scope
        var errors: [GraphError] = []
        private var way: [Int]
        private var seen: Set<Int>

        init(graph: DependencyGraph, holder: Int) {
            self.graph = graph
            scope = graph.registrations[holder].scope
            way = [holder]
            seen = [holder]
        }

        mutating func follow(from index: Int) {
            for edge in graph.edges[index] where !edge.need.isLazy {
                for target in edge.targets where seen.insert(target).inserted {
                    way.append(target)
                    examine(target)
                    way.removeLast()
                }
            }
        }

        private mutating func examine(_ index: Int) {
            let registration = graph.registrations[index]
            switch (registration.scope, scope) {
            case (.transient, _):
                if !registration.isMaker { follow(from: index) }
            case (.graph, _), (.weak, .singleton):
                let path = way.map { graph.registrations[$0].registered }
                errors.append(.captive(scope: registration.scope, heldBy: scope, path: path))
            case (.weak, _), (.singleton, _):
                break
            }
        }
    }
}
