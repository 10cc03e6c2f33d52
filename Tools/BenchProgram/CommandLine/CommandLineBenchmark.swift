import Glibc

/// `kith` as people start it, beside the programs that they would use instead, in the same run.
struct CommandLineBenchmark: Benchmark {
    let name = "cli"
    let summary = "whole kith processes beside abook, khard, sqlite3 and curl, with the promised ratios"
    let parts = CommandLineRow.allCases.map(\.rawValue)
    private static let usualRounds = 15

    func run(_ options: BenchOptions) throws -> Report {
        // Ctrl-C ends the process that is measured; that ends this one with an error, and its folder is removed.
        signal(SIGINT, SIG_IGN)
        let programs = try MeasuredPrograms()
        let scratch = try ScratchFolder()
        let stopwatch = ProcessStopwatch(folder: scratch.path)
        let shelf = BookShelf(folder: scratch.path, programs: programs, stopwatch: stopwatch)
        var report = CommandLineReport(remarks: try programs.remarks + [Self.load(), Self.leastPeak(stopwatch)])
        for row in CommandLineRow.allCases where options.only.isEmpty || options.only.contains(row.rawValue) {
            for size in options.sizes.isEmpty ? row.sizes : options.sizes {
                StandardError.say("\(row.rawValue), \(size) contacts …\n")
                let comparison = try row.comparison(size: size, shelf: shelf)
                let measured = try comparison.measured(by: stopwatch, rounds: options.rounds ?? Self.usualRounds)
                report.add(row, size, comparison, measured)
            }
        }
        return report.report
    }

    private static func load() -> String {
        var load = 0.0
        guard getloadavg(&load, 1) == 1 else { return "How busy the machine was is not known." }
        let tenths = Int((load * 10).rounded())
        return "The load of the machine at the beginning: \(tenths / 10).\(tenths % 10)."
    }

    /// What a process is told to have held at least, because this program held it.
    private static func leastPeak(_ stopwatch: ProcessStopwatch) throws -> String {
        let peak = try stopwatch.time(ProcessCommand("/bin/true")).peakKibibytes
        return "A peak below \(peak / 1_024 + 1) MiB cannot be seen."
    }
}
