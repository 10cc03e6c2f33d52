internal import TerminalUI

/// Rows of text: on a terminal aligned under titles, in a pipe between tabs without titles.
@MainActor
struct TextTable {
    let output: Output
    let titles: [String]

    func write(_ rows: [[String]]) throws {
        guard output.isTerminal else {
            for row in rows { try output.write(TabSeparated.record(row, terminator: "\n")) }
            return
        }
        guard !rows.isEmpty else { return }
        let cells = ([titles] + rows).map { $0.map { SafeText($0) } }
        let natural = titles.indices.map { column in cells.map { $0[column].displayWidth }.max() ?? 0 }
        let widths = ListTable.fitted(natural, to: output.columns)
        for (index, row) in cells.enumerated() {
            var line = zip(row, widths).filter { $0.1 > 0 }.map { $0.fitted(toWidth: $1).string }
                .joined(separator: "  ")
            while line.last == " " { line.removeLast() }
            try output.writeLine(index == 0 ? output.style.dim(line) : line)
        }
    }
}
