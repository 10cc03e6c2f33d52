import Glibc

/// Pictures: a photo shown by a whole process beside chafa, and what the caches save.
struct ImagesBenchmark: Benchmark {
    let name = "images"
    let summary = "a photo shown beside chafa, with the promised ratio; pictures from memory, disk and server"
    let parts: [String] = []
    private static let usualRounds = 15
    private static let count = 100

    func run(_ options: BenchOptions) async throws -> Report {
        let rounds = options.rounds ?? Self.usualRounds
        let scratch = try ScratchFolder()
        let stopwatch = ProcessStopwatch(folder: scratch.path, variables: PhotoShowComparison.variables)
        let books = BenchBooks(folder: scratch.path, programs: try MeasuredPrograms(), stopwatch: stopwatch)
        var report = ComparisonReport(
            "Pictures: `show` is whole processes from a cold start that write into a pipe, the rest is work inside one"
                + " process that serves the pictures too",
            counted: "pictures",
            remarks: try MeasuredPrograms.missing(of: [.chafa])
                + [ComparisonReport.load(), ComparisonReport.leastPeak(stopwatch)])
        // First, since what this process holds counts as theirs.
        StandardError.say("show …\n")
        let show = try PhotoShowComparison(books: books).comparison()
        report.add("show", 1, show, try await show.measured(by: stopwatch, rounds: rounds))
        let inside = try PipelineComparisons(folder: scratch.path, count: Self.count)
        for (row, count, comparison) in [
            ("decode", 1, try inside.decoding()), ("one", 1, try await inside.one()),
            ("many", Self.count, try await inside.many()),
        ] {
            StandardError.say("\(row) …\n")
            report.add(row, count, comparison, try await comparison.measured(by: stopwatch, rounds: rounds))
        }
        report.remark("This process itself held \(Self.peakMebibytes()) MiB at most.")
        return report.report
    }

    private static func peakMebibytes() -> Int {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return usage.ru_maxrss / 1_024
    }
}
