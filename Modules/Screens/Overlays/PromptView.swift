internal import TerminalUI

/// A line to type in, in a box.
struct PromptView: View {
    private let title: String
    private let placeholder: String
    private let editor: LineEditor
    private let base: any View

    init(_ title: String, _ placeholder: String, _ editor: LineEditor, over base: any View) {
        self.title = title
        self.placeholder = placeholder
        self.editor = editor
        self.base = base
    }

    func draw(on canvas: inout Canvas, in area: Rect) {
        let box = Box(
            title: StyledText(title, .title),
            InputField(editor, prompt: StyledText("> ", .key), placeholder: placeholder))
        Overlay(box, size: Size(columns: 64, rows: 3), over: base).draw(on: &canvas, in: area)
    }
}
