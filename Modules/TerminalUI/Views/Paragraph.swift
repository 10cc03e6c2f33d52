/// Text of one role, wrapped at spaces; its line breaks are kept. `firstLine` scrolls it.
package struct Paragraph: View {
    private let text: SafeText
    private let role: Role
    private let firstLine: Int
    private let alignment: TextAlignment

    /// Filters the text. `firstLine` is a zero-based index of wrapped lines; one past the end shows nothing.
    package init(_ text: String, _ role: Role = .body, firstLine: Int = 0, alignment: TextAlignment = .leading) {
        self.text = SafeText(text, lineBreaks: .kept)
        self.role = role
        self.firstLine = max(0, firstLine)
        self.alignment = alignment
    }

    package func draw(on canvas: inout Canvas, in area: Rect) {
        let lines = text.wrapped(toWidth: area.columns).dropFirst(firstLine).prefix(area.rows)
        for (row, line) in lines.enumerated() {
            canvas.write(StyledText(line, role), row: row, alignment: alignment, in: area)
        }
    }

    package func rows(forColumns columns: Int) -> Int? { text.wrapped(toWidth: columns).count }
}
