internal import EditFeature
internal import Keys
internal import Models
internal import TerminalUI

/// Text input at one place of a form.
struct FieldEditor: Hashable {
    let place: FormPlace
    private(set) var editor: LineEditor

    /// - Parameter killed: what was killed in the fields before.
    init(_ place: FormPlace, text: String, killed: String) {
        self.place = place
        let isLong = Self.holdsLines(place.field, text)
        editor = LineEditor(
            text, limit: isLong ? 100_000 : 4_096, lineBreaks: isLong ? .kept : .spaces, killed: killed)
    }

    /// A note is typed in lines, and so is what has some already: they would be lost.
    static func holdsLines(_ field: ContactField, _ text: String) -> Bool {
        field == .note || text.contains(where: \.isNewline)
    }

    /// Further typed or pasted text would be lost.
    var isFull: Bool { editor.text.count >= editor.limit }

    /// The text in the form that the editor stands for.
    var text: String { editor.text }

    var holdsLines: Bool { editor.lineBreaks == .kept }

    /// The new text where there is one.
    mutating func handle(_ key: KeyEvent) -> String? { newText { $0.press(key) } }

    mutating func paste(_ pasted: String) -> String? { newText { $0.insert(pasted) } }

    /// True where there is such a row.
    mutating func moveRows(by rows: Int, columns: Int) -> Bool {
        holdsLines && editor.moveRows(by: rows, columns: columns) != .ignored
    }

    private mutating func newText(_ change: (inout LineEditor) -> LineEditor.Effect) -> String? {
        change(&editor) == .edited ? editor.text : nil
    }
}
