/// Wraps and indents help text. Each character counts as one column.
struct HelpLayout: Sendable {
    /// One row of a list.
    struct Row {
        let label: String
        let role: HelpText.Role
        let summary: String
    }

    let width: Int
    let style: @Sendable (String, HelpText.Role) -> String

    /// Joins sections with empty lines, omitting empty ones.
    func text(_ sections: [[String]]) -> String {
        sections.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
    }

    /// A heading and its lines; empty if there are no lines.
    func section(_ heading: String, _ lines: [String]) -> [String] {
        lines.isEmpty ? [] : [style(heading, .heading)] + lines
    }

    /// Labels in one column and summaries in another; a label that is too long has its own line.
    func rows(_ rows: [Row]) -> [String] {
        let longest = rows.map(\.label.count).max() ?? 0
        let column = min(longest, width / 3) + 4
        return rows.flatMap { row in
            let lines = wrap(words(row.summary), width: width - column)
            let label = "  " + style(row.label, row.role)
            let padding = column - 2 - row.label.count
            let indented = lines.map { blanks(column) + $0 }
            guard padding >= 2, let first = lines.first else { return [label] + indented }
            return [label + blanks(padding) + first] + indented.dropFirst()
        }
    }

    /// Wraps paragraphs and keeps the empty lines between them; a line that begins with a space stays as it is.
    func paragraphs(_ text: String, indent: Int = 0) -> [String] {
        var lines: [String] = []
        var open: [String] = []
        func close() {
            lines += wrap(open, width: width - indent).map { blanks(indent) + $0 }
            open = []
        }
        guard !text.isEmpty else { return [] }
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.isEmpty || line.hasPrefix(" ") {
                close()
                lines.append(line.isEmpty ? "" : blanks(indent) + line)
            } else {
                open += words(String(line))
            }
        }
        close()
        return lines
    }

    /// Fills each line with as many pieces as fit, at least one.
    func wrap(_ pieces: [String], width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for piece in pieces {
            if line.isEmpty {
                line = piece
            } else if line.count + 1 + piece.count <= width {
                line += " " + piece
            } else {
                lines.append(line)
                line = piece
            }
        }
        return line.isEmpty ? lines : lines + [line]
    }

    func blanks(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }

    private func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
}
