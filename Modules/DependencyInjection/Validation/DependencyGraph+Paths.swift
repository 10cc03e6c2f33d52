extension DependencyGraph {
    /// The shortest path to this registration from a root, or from a registration without dependents, by service names
    /// (breadth-first search).
    func path(to index: Int) -> [String] {
        var consumers: [[Int]] = Array(repeating: [], count: registrations.count)
        for (consumer, edges) in edges.enumerated() {
            for target in edges.flatMap(\.targets) {
                consumers[target].append(consumer)
            }
        }
        let rootIndices = Set(roots.flatMap { targets(of: $0.need) })
        var next = [index: index]
        var queue = [index]
        var position = 0
        while position < queue.count {
            let current = queue[position]
            position += 1
            if rootIndices.contains(current) || consumers[current].isEmpty {
                return chain(from: current, to: index, by: next)
            }
            for consumer in consumers[current] where next[consumer] == nil {
                next[consumer] = current
                queue.append(consumer)
            }
        }
        return [registrations[index].key.description]
    }

    private func chain(from start: Int, to end: Int, by next: [Int: Int]) -> [String] {
        var path = [registrations[start].key.description]
        var current = start
        while current != end, let following = next[current] {
            current = following
            path.append(registrations[current].key.description)
        }
        return path
    }
}
