/// One thing to measure.
protocol Benchmark: Sendable {
    /// What a person types after `Tools/bench`.
    var name: String { get }
    /// One line for the list of benchmarks.
    var summary: String { get }

    func run() async throws -> Report
}
