import Glibc

/// The figures of comparisons as rows, with what was promised and whether it holds.
struct ComparisonReport {
    private(set) var report: Report

    /// - Parameters:
    ///   - subject: what the title says that was measured.
    ///   - counted: what there are so many of in a row.
    init(_ subject: String, counted: String, remarks: [String]) {
        report = Report(
            title: "\(subject); medians of rounds in which all take turns, on"
                + " \(sysconf(Int32(_SC_NPROCESSORS_ONLN))) cores. Ratios and goals are of wall times",
            columns: [
                "row", counted, "command", "rounds", "wall ms", "CPU ms", "peak MiB", "output KiB", "ratio",
                "CPU ratio", "to", "goal", "met",
            ])
        report.remarks = remarks
    }

    mutating func add(
        _ row: String, _ count: Int, _ comparison: Comparison, _ measured: [(rounds: Int, figures: Figures)]
    ) {
        let names = comparison.contenders.map(\.name)
        let named = Dictionary(zip(names, measured.map(\.figures))) { first, _ in first }
        for (contender, (rounds, figures)) in zip(comparison.contenders, measured) {
            let yardstick = contender.beside.flatMap { named[$0] }
            report.rows.append(
                [
                    .text(row), .number(Double(count), decimals: 0), .text(contender.command),
                    .number(Double(rounds), decimals: 0), Self.milliseconds(figures.wallSeconds),
                    Self.milliseconds(figures.processorSeconds),
                    Self.kibi(figures.peakKibibytes), Self.kibi(figures.outputBytes),
                    Self.ratio(figures.wallSeconds, yardstick?.wallSeconds),
                    Self.ratio(figures.processorSeconds, yardstick?.processorSeconds),
                    Self.text(contender.beside),
                    Self.text(contender.goal?.text),
                    Self.text(contender.goal.map { Self.word(for: $0.isMet(by: figures, beside: yardstick)) }),
                ])
        }
    }

    /// Adds a line behind the figures.
    mutating func remark(_ text: String) { report.remarks.append(text) }

    /// Load of the machine, as a remark.
    static func load() -> String {
        var load = 0.0
        guard getloadavg(&load, 1) == 1 else { return "How busy the machine was is not known." }
        let tenths = Int((load * 10).rounded())
        let busy =
            " With more than one for each core, wall times tell of the others too: who has more threads gets more."
        return "The load of the machine at the beginning: \(tenths / 10).\(tenths % 10)."
            + (load > Double(sysconf(Int32(_SC_NPROCESSORS_ONLN))) ? busy : "")
    }

    /// A remark on the lower bound of a process's peak memory, which it inherits from this program.
    static func leastPeak(_ stopwatch: ProcessStopwatch) throws -> String {
        let peak = try stopwatch.time(ProcessCommand("/bin/true")).peakKibibytes
        return "A peak below \(peak / 1_024 + 1) MiB can't be seen."
    }

    private static func ratio(_ time: Double, _ other: Double?) -> Report.Cell {
        guard let other, other > 0 else { return .none }
        return .number(time / other, decimals: 2)
    }

    /// Nothing finer than what is there to be seen, be it a second or a microsecond.
    private static func milliseconds(_ seconds: Double) -> Report.Cell {
        let milliseconds = seconds * 1_000
        return .number(milliseconds, decimals: milliseconds < 0.01 ? 5 : milliseconds < 1 ? 3 : 1)
    }

    /// In units of 1,024; work inside this program has none.
    private static func kibi(_ number: Int) -> Report.Cell {
        number > 0 ? .number(Double(number) / 1_024, decimals: number < 10_240 ? 3 : 1) : .none
    }

    private static func text(_ text: String?) -> Report.Cell { text.map { .text($0) } ?? .none }

    private static func word(for isMet: Bool?) -> String { isMet.map { $0 ? "yes" : "no" } ?? "not measured" }
}
