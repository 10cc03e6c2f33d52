/// One thing to measure.
protocol Benchmark: Sendable {
    /// What a person types after `Tools/bench`.
    var name: String { get }
    /// One line for the list of benchmarks.
    var summary: String { get }
    /// What `--only` chooses from, each part with sizes that `--size` chooses; empty where there is nothing to choose.
    var parts: [String] { get }

    /// Measures. The options fit ``parts``.
    func run(_ options: BenchOptions) async throws -> Report
}
