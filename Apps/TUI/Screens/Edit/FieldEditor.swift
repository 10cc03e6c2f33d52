internal import EditFeature
internal import Models
internal import TerminalUI

/// What is typed at one place of a form.
struct FieldEditor: Hashable {
    let place: FormPlace
    private(set) var editor: LineEditor
    /// The text in the form that the editor stands for. It may hold what is not shown, which stays until the person
    /// types here.
    private(set) var text: String

    /// - Parameter killed: what was killed in the fields before.
    init(_ place: FormPlace, text: String, killed: String) {
        self.place = place
        self.text = text
        let isLong = Self.holdsLines(place.field, text)
        // What is there already is never cut.
        editor = LineEditor(
            text, limit: max(isLong ? 100_000 : 4_096, text.count), lineBreaks: isLong ? .kept : .spaces,
            killed: killed)
    }

    /// A note is typed in lines, and so is what has some already: they would be lost.
    static func holdsLines(_ field: ContactField, _ text: String) -> Bool {
        field == .note || text.contains(where: \.isNewline)
    }

    /// What is typed or pasted further on would be lost.
    var isFull: Bool { editor.text.count >= editor.limit }

    var holdsLines: Bool { editor.lineBreaks == .kept }

    /// The new text where there is one.
    mutating func handle(_ key: KeyEvent) -> String? { took(editor.handle(key)) }

    mutating func paste(_ pasted: String) -> String? { took(editor.insert(pasted)) }

    /// True where there is such a row.
    mutating func moveRows(by rows: Int, columns: Int) -> Bool {
        holdsLines && editor.moveRows(by: rows, columns: columns) != .ignored
    }

    private mutating func took(_ effect: LineEditor.Effect) -> String? {
        guard effect == .edited else { return nil }
        text = editor.text
        return text
    }
}
