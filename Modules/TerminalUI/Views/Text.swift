/// Lines of text, each truncated at the area's edge.
package struct Text: View {
    private let lines: [StyledText]
    private let alignment: TextAlignment

    /// One line per row, the first at the top.
    package init(_ lines: [StyledText], alignment: TextAlignment = .leading) {
        self.lines = lines
        self.alignment = alignment
    }

    /// One line.
    package init(_ line: StyledText, alignment: TextAlignment = .leading) {
        self.init([line], alignment: alignment)
    }

    /// One line in one role, filtered.
    package init(_ text: String, _ role: Role = .body, alignment: TextAlignment = .leading) {
        self.init([StyledText(text, role)], alignment: alignment)
    }

    package func draw(on canvas: inout Canvas, in area: Rect) {
        for (row, line) in lines.prefix(area.rows).enumerated() {
            canvas.write(line, row: row, alignment: alignment, in: area)
        }
    }

    package func rows(forColumns columns: Int) -> Int? { lines.count }
}
