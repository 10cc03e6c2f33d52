/// A ``LineEditor``'s text as one line with the cursor; longer text is scrolled so that the cursor is visible.
package struct InputField: View {
    private let editor: LineEditor
    private let prompt: StyledText
    private let placeholder: String
    private let isFocused: Bool

    /// The placeholder is shown while there is no text. Without the focus there is no cursor.
    package init(_ editor: LineEditor, prompt: StyledText = "", placeholder: String = "", isFocused: Bool = true) {
        self.editor = editor
        self.prompt = prompt
        self.placeholder = placeholder
        self.isFocused = isFocused
    }

    package func draw(on canvas: inout Canvas, in area: Rect) {
        let line = area.row(at: 0)
        guard !line.isEmpty else { return }
        // Omit the prompt first if space is short.
        let promptColumns = prompt.displayWidth < line.columns ? prompt.displayWidth : 0
        if promptColumns > 0 { canvas.write(prompt, in: line) }
        let field = Rect(
            column: line.column + promptColumns, row: line.row, columns: line.columns - promptColumns, rows: 1)
        let before = editor.text.prefix(editor.cursor)
        let (skipped, cursorColumn) = Self.scroll(before, columns: field.columns)
        if editor.isEmpty {
            canvas.write(StyledText(placeholder, .placeholder), in: field)
        } else {
            let visible = SafeText(String(editor.text.dropFirst(skipped)))
            let columns = canvas.frame.write(visible, at: field.origin, style: canvas.theme[.input], in: field)
            let written = Rect(column: field.column, row: field.row, columns: columns, rows: 1)
            if editor.isSelected, isFocused { canvas.frame.apply(canvas.theme[.selection], to: written) }
        }
        guard isFocused else { return }
        canvas.frame.cursor = Frame.Cursor(
            position: Position(column: field.column + cursorColumn, row: field.row), isVisible: true)
    }

    package func rows(forColumns columns: Int) -> Int? { 1 }

    /// The clusters to skip at the left, and the resulting cursor column.
    private static func scroll(_ before: Substring, columns: Int) -> (skipped: Int, column: Int) {
        var column = SafeText(String(before)).displayWidth
        var skipped = 0
        for character in before {
            guard column > columns - 1 else { break }
            column -= character.shownWidth
            skipped += 1
        }
        return (skipped, max(0, column))
    }
}
