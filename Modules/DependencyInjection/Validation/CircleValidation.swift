/// Detects dependency cycles, in which no service can be made first. A provider makes its service later, and so breaks
/// a cycle.
///
/// It is a depth-first search: an edge back to a vertex on the current path closes a cycle.
enum CircleValidation: GraphValidation {
    static func errors(in graph: DependencyGraph) -> [GraphError] {
        var search = Search(graph: graph)
        for index in graph.registrations.indices {
            search.visit(index)
        }
        return search.circles.map { circle in .circle(circle.map { graph.registrations[$0].registered }) }
    }

    private struct Search {
        let graph: DependencyGraph
        var circles: [[Int]] = []
        private var way: [Int] = []
        private var done: [Bool]

        init(graph: DependencyGraph) {
            self.graph = graph
            done = graph.registrations.map { _ in false }
        }

        mutating func visit(_ index: Int) {
            guard !done[index] else { return }
            if let start = way.firstIndex(of: index) {
                circles.append(Array(way[start...]))
                return
            }
            way.append(index)
            for edge in graph.edges[index] where !edge.need.isLazy {
                for target in edge.targets {
                    visit(target)
                }
            }
            way.removeLast()
            done[index] = true
        }
    }
}
