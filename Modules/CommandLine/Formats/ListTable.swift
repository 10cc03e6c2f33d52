package import CommandLineStreams
internal import TerminalUI

/// A list as a table that fits the terminal.
///
/// Widths are those of the first contacts, so that a long list begins at once; what is wider is cut with `…`.
@MainActor
package struct ListTable {
    private let output: Output

    package init(output: Output) {
        self.output = output
    }
    private static let measured = 500
    private static let gap = 2

    /// Returns the number of contacts. Without chosen columns it shows those that say something.
    package func write(_ list: MatchingContacts, columns chosen: [ContactColumn]?, limit: Int) throws -> Int {
        let columns = chosen ?? [.name, .about, .email, .phone, .book, .id]
        let marksFavorites = chosen == nil
        var waiting: [[SafeText]] = []
        var widths: [Int]?
        let records = ContactRecords(list: list, columns: columns + [.favorite], limit: limit) { output.hasReader }
        let count = try records.write { value in
            var cells = columns.map { $0 == .name ? SafeText(shownName: value($0)) : SafeText(value($0)) }
            if marksFavorites, value(.favorite) == "yes" { cells[0] = "★ " + cells[0] }
            if let widths {
                try writeRow(cells, widths)
            } else {
                waiting.append(cells)
                if waiting.count == Self.measured { widths = try settle(&waiting, columns, mayOmit: chosen == nil) }
            }
        }
        if widths == nil { _ = try settle(&waiting, columns, mayOmit: chosen == nil) }
        return count
    }

    private func settle(_ rows: inout [[SafeText]], _ columns: [ContactColumn], mayOmit: Bool) throws -> [Int] {
        guard !rows.isEmpty else { return [] }
        let titles = columns.map { SafeText($0.rawValue.uppercased()) }
        let contents = columns.indices.map { column in rows.map { $0[column].displayWidth }.max() ?? 0 }
        let natural = columns.indices.map { column in
            contents[column] == 0 && mayOmit ? 0 : max(contents[column], titles[column].displayWidth)
        }
        let widths = TextTable.fitted(natural, to: output.columns)
        try writeRow(titles, widths, style: output.style.dim)
        for row in rows { try writeRow(row, widths) }
        rows = []
        return widths
    }

    private func writeRow(_ cells: [SafeText], _ widths: [Int], style: (String) -> String = { $0 }) throws {
        var line = ""
        let shown = cells.indices.filter { widths[$0] > 0 }
        for index in shown {
            let isLast = index == shown.last
            let cell = cells[index]
            line +=
                isLast
                ? cell.truncated(toWidth: widths[index]).string
                : cell.fitted(toWidth: widths[index]).string + String(repeating: " ", count: Self.gap)
        }
        while line.last == " " { line.removeLast() }
        try output.writeLine(style(line))
    }
}
