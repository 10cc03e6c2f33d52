/// One thing to measure.
protocol Benchmark: Sendable {
    /// Name on the command line of `Tools/bench`.
    var name: String { get }
    /// One line for the list of benchmarks.
    var summary: String { get }
    /// Choices of `--only`, each part with sizes that `--size` chooses; empty where there is nothing to choose.
    var parts: [String] { get }

    /// Measures. The options fit ``parts``.
    func run(_ options: BenchOptions) async throws -> Report
}
