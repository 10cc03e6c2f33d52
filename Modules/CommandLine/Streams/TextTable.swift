internal import TerminalUI

/// Rows of text: on a terminal aligned under titles, in a pipe between tabs without titles.
@MainActor
package struct TextTable {
    private let output: Output
    private let titles: [String]

    package init(output: Output, titles: [String]) {
        self.output = output
        self.titles = titles
    }
    private static let gap = 2

    package func write(_ rows: [[String]]) throws {
        guard output.isTerminal else {
            for row in rows { try output.write(TabSeparated.record(row, terminator: "\n")) }
            return
        }
        guard !rows.isEmpty else { return }
        let cells = ([titles] + rows).map { $0.map { SafeText($0) } }
        let natural = titles.indices.map { column in cells.map { $0[column].displayWidth }.max() ?? 0 }
        let widths = Self.fitted(natural, to: output.columns)
        for (index, row) in cells.enumerated() {
            var line = zip(row, widths).filter { $0.1 > 0 }.map { $0.fitted(toWidth: $1).string }
                .joined(separator: "  ")
            while line.last == " " { line.removeLast() }
            try output.writeLine(index == 0 ? output.style.dim(line) : line)
        }
    }

    /// The widths within so many columns: the widest one gives way first, until all are small; then those at the end go.
    package static func fitted(_ natural: [Int], to columns: Int) -> [Int] {
        var widths = natural
        func total() -> Int { widths.reduce(0, +) + max(0, widths.count { $0 > 0 } - 1) * gap }
        while total() > columns, let widest = widths.indices.max(by: { widths[$0] < widths[$1] }), widths[widest] > 12 {
            widths[widest] -= 1
        }
        while total() > columns, let last = widths.lastIndex(where: { $0 > 0 }), last > 0 { widths[last] = 0 }
        if total() > columns { widths[0] = max(1, columns) }
        return widths
    }
}
