/// Measures how long something takes.
enum Stopwatch {
    /// Seconds for one run of `body`.
    static func seconds(_ body: () throws -> Void) rethrows -> Double {
        let clock = ContinuousClock()
        return try clock.measure(body) / .seconds(1)
    }

    /// The median over rounds of the nanoseconds that one turn takes, when each of the threads takes `turns` at the
    /// same time. A first round warms up and is not counted.
    static func nanoseconds(
        threads: Int, turns: Int, rounds: Int = 9, _ turn: @escaping @Sendable () throws -> Void
    ) async throws -> Double {
        var times: [Double] = []
        for round in 0...rounds {
            let time = try await withThrowingTaskGroup(of: Double.self) { group in
                for _ in 0..<threads {
                    group.addTask {
                        try seconds {
                            for _ in 0..<turns { try turn() }
                        }
                    }
                }
                return try await group.reduce(0, max)
            }
            if round > 0 { times.append(time * 1e9 / Double(turns)) }
        }
        return median(times)
    }

    static func median(_ times: [Double]) -> Double {
        times.isEmpty ? 0 : times.sorted()[times.count / 2]
    }
}
