/// `kith` as people start it, beside the programs that they would use instead, in the same run.
struct CommandLineBenchmark: Benchmark {
    let name = "cli"
    let summary = "whole kith processes beside abook, khard, sqlite3 and curl, with the promised ratios"
    let parts = CommandLineRow.allCases.map(\.rawValue)
    private static let usualRounds = 15

    func run(_ options: BenchOptions) async throws -> Report {
        let programs = try MeasuredPrograms()
        let scratch = try ScratchFolder()
        let stopwatch = ProcessStopwatch(folder: scratch.path)
        let books = BenchBooks(folder: scratch.path, programs: programs, stopwatch: stopwatch)
        let remarks = MeasuredPrograms.missing(of: [.abook, .khard, .sqlite3, .curl])
        var report = ComparisonReport(
            "Command line: whole processes from a cold start that write into a pipe", counted: "contacts",
            remarks: try remarks + [ComparisonReport.load(), ComparisonReport.leastPeak(stopwatch)])
        for row in CommandLineRow.allCases where options.only.isEmpty || options.only.contains(row.rawValue) {
            for size in options.sizes.isEmpty ? row.sizes : options.sizes {
                StandardError.say("\(row.rawValue), \(size) contacts …\n")
                let comparison = try row.comparison(size: size, books: books)
                let measured = try await comparison.measured(by: stopwatch, rounds: options.rounds ?? Self.usualRounds)
                report.add(row.rawValue, size, comparison, measured)
            }
        }
        return report.report
    }
}
