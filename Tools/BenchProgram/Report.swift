/// Figures as rows with the same columns, for people as a table and for programs as JSON.
struct Report {
    enum Cell {
        case text(String)
        case number(Double, decimals: Int)
        case none
    }

    let title: String
    let columns: [String]
    var rows: [[Cell]] = []
    /// Lines behind the figures: what a reader must know of them.
    var remarks: [String] = []

    /// The title, then aligned columns: text to the left, numbers to the right; then the remarks.
    var table: String {
        let lines = [columns] + rows.map { $0.map(\.text) }
        let widths = columns.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
        let aligned = lines.map { line in
            columns.indices.map { column in
                let padding = String(repeating: " ", count: widths[column] - line[column].count)
                return isNumeric(column) ? padding + line[column] : line[column] + padding
            }.joined(separator: "  ")
        }
        return ([title] + aligned + remarks).joined(separator: "\n") + "\n"
    }

    /// One object: the title, an array with an object for each row, and the remarks. Empty cells are left out.
    var json: String {
        let objects = rows.map { row in
            let members = zip(columns, row).compactMap { column, cell in
                cell.json.map { "\(Self.quoted(column)): \($0)" }
            }
            return "    {\(members.joined(separator: ", "))}"
        }
        let figures = objects.joined(separator: ",\n")
        return "{\n  \"title\": \(Self.quoted(title)),\n  \"figures\": [\n\(figures)\n  ],\n"
            + "  \"remarks\": [\(remarks.map(Self.quoted).joined(separator: ", "))]\n}\n"
    }

    private func isNumeric(_ column: Int) -> Bool {
        rows.contains { if case .number = $0[column] { true } else { false } }
    }

    /// Titles and columns are our own words: nothing but quotes and backslashes can need an escape.
    fileprivate static func quoted(_ text: String) -> String {
        "\"" + text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined() + "\""
    }
}

extension Report.Cell {
    fileprivate var text: String {
        switch self {
        case .text(let text): return text
        case .none: return ""
        case .number(let number, let decimals):
            let scale = (0..<decimals).reduce(1.0) { product, _ in product * 10 }
            let scaled = Int((number * scale).rounded())
            guard decimals > 0 else { return "\(scaled)" }
            let fraction = "\(scaled % Int(scale))"
            return "\(scaled / Int(scale))." + String(repeating: "0", count: decimals - fraction.count) + fraction
        }
    }

    fileprivate var json: String? {
        switch self {
        case .text(let text): Report.quoted(text)
        case .number: text
        case .none: nil
        }
    }
}
