import Glibc

/// The figures of the command line as rows, with what was promised and whether it holds.
struct CommandLineReport {
    private(set) var report: Report

    init(remarks: [String]) {
        report = Report(
            title: "Command line: whole processes from a cold start that write into a pipe; medians of rounds in which"
                + " all take turns, on \(sysconf(Int32(_SC_NPROCESSORS_ONLN))) cores. Ratios and goals are of wall times",
            columns: [
                "row", "contacts", "command", "rounds", "wall ms", "CPU ms", "peak MiB", "output KiB", "ratio",
                "CPU ratio", "to", "goal", "met",
            ])
        report.remarks = remarks
    }

    mutating func add(
        _ row: CommandLineRow, _ size: Int, _ comparison: Comparison,
        _ measured: [(rounds: Int, figures: ProcessFigures)]
    ) {
        let names = comparison.contenders.map(\.name)
        let named = Dictionary(zip(names, measured.map(\.figures))) { first, _ in first }
        for (contender, (rounds, figures)) in zip(comparison.contenders, measured) {
            let yardstick = contender.beside.flatMap { named[$0] }
            report.rows.append(
                [
                    .text(row.rawValue), .number(Double(size), decimals: 0), .text(contender.command),
                    .number(Double(rounds), decimals: 0), .number(figures.wallSeconds * 1_000, decimals: 1),
                    .number(figures.processorSeconds * 1_000, decimals: 1),
                    .number(Double(figures.peakKibibytes) / 1_024, decimals: 1),
                    .number(Double(figures.outputBytes) / 1_024, decimals: 1),
                    Self.ratio(figures.wallSeconds, yardstick?.wallSeconds),
                    Self.ratio(figures.processorSeconds, yardstick?.processorSeconds),
                    Self.text(contender.beside),
                    Self.text(contender.goal?.text),
                    Self.text(contender.goal.map { Self.word(for: $0.isMet(by: figures, beside: yardstick)) }),
                ])
        }
    }

    private static func ratio(_ time: Double, _ other: Double?) -> Report.Cell {
        guard let other, other > 0 else { return .none }
        return .number(time / other, decimals: 2)
    }

    private static func text(_ text: String?) -> Report.Cell { text.map { .text($0) } ?? .none }

    private static func word(for isMet: Bool?) -> String { isMet.map { $0 ? "yes" : "no" } ?? "not measured" }
}
