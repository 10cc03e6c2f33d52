import Glibc

/// Measures the processor time that work takes on its thread, so that other programs do not count.
enum Stopwatch {
    typealias Turn = @Sendable () throws -> Void

    /// Nanoseconds for one run of `body`, which must stay on its thread.
    static func nanoseconds(_ body: () throws -> Void) rethrows -> Double {
        let start = processorTime()
        try body()
        return processorTime() - start
    }

    /// For each subject, the median over rounds of the nanoseconds that one turn takes, when each of the threads takes
    /// `turns` at the same time. The subjects take turns in each round, so that a noisy moment meets all of them; a
    /// first round warms up and is not counted.
    static func medians(
        threads: Int, turns: Int = 20_000, rounds: Int, of subjects: [Turn]
    ) async throws -> [Double] {
        var times: [[Double]] = subjects.map { _ in [] }
        for round in 0...rounds {
            for (index, subject) in subjects.enumerated() {
                let time = try await slowest(of: threads) {
                    try nanoseconds { for _ in 0..<turns { try subject() } }
                }
                if round > 0 { times[index].append(time / Double(turns)) }
            }
        }
        return times.map(median)
    }

    static func median(_ times: [Double]) -> Double {
        times.isEmpty ? 0 : times.sorted()[times.count / 2]
    }

    private static func slowest(
        of threads: Int, _ work: @escaping @Sendable () throws -> Double
    ) async throws -> Double {
        try await withThrowingTaskGroup(of: Double.self) { group in
            for _ in 0..<threads {
                group.addTask { try work() }
            }
            return try await group.reduce(0, max)
        }
    }

    private static func processorTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }
}
