/// `kith-tui` in a terminal, beside other programs in theirs, in the same run.
struct FullScreenBenchmark: Benchmark {
    let name = "tui"
    let summary = "kith-tui in a terminal beside abook and fzf: first frame, keys, filter, idleness, memory"
    let parts = FullScreenRow.allCases.map(\.rawValue)
    private static let usualRounds = 7
    private static let usualIdleSeconds = 10

    func run(_ options: BenchOptions) async throws -> Report {
        let scratch = try ScratchFolder()
        let stopwatch = ProcessStopwatch(folder: scratch.path)
        let books = BenchBooks(folder: scratch.path, programs: try MeasuredPrograms(), stopwatch: stopwatch)
        var report = ComparisonReport(
            "Full screen: whole processes in a terminal of \(ScreenSession.columns) × \(ScreenSession.rows)",
            counted: "contacts",
            remarks: MeasuredPrograms.missing(of: [.abook, .fzf]) + [
                ComparisonReport.load(),
                "Times of keys are those that 95 in 100 do not exceed, and output is that of the key that wrote most;"
                    + " the median is over rounds.",
            ])
        for row in FullScreenRow.allCases where options.only.isEmpty || options.only.contains(row.rawValue) {
            for size in options.sizes.isEmpty ? row.sizes : options.sizes {
                StandardError.say("\(row.rawValue), \(size) contacts …\n")
                var idle: ScreenIdle?
                let comparisons = try FullScreenComparisons(size: size, books: books)
                let comparison =
                    switch row {
                    case .start: try comparisons.start()
                    case .move: comparisons.move()
                    case .filter: comparisons.filter()
                    case .idle:
                        comparisons.idle { program in
                            let seconds = options.idleSeconds ?? Self.usualIdleSeconds
                            let step = ScreenIdle(program: program, home: scratch.path, seconds: seconds)
                            idle = step
                            return step
                        }
                    }
                let measured = try await comparison.measured(by: stopwatch, rounds: options.rounds ?? Self.usualRounds)
                report.add(row.rawValue, size, comparison, measured)
                if let idle { report.remark("While nobody touched it, kith-tui was woken \(idle.wakeUps) times.") }
            }
        }
        return report.report
    }
}
