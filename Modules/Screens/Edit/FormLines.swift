internal import EditFeature
internal import Models
internal import TerminalUI

/// A form as lines of so many columns, and which of them belong to which place.
struct FormLines: Sendable {
    let columns: FormColumns
    let places: [FormPlace]
    /// The lines of each place, with its messages.
    private(set) var ranges: [Range<Int>] = []
    /// The line that is typed in.
    private(set) var cursorLine: Int?
    private(set) var lines: [FormLine] = []

    private static let noteRows = 3

    /// - Parameter editor: what is typed, at its place; nil where nothing can be typed.
    init(_ state: EditState, focus: FormPlace?, editor: FieldEditor?, columns: Int) {
        self.columns = FormColumns(state, columns: columns)
        places = FormPlace.all(in: state)
        for place in places {
            let start = lines.count
            if let field = state.field(at: place) {
                add(field, place, isFocused: place == focus, editor: editor?.place == place ? editor : nil)
            } else {
                add(favorite: state.isFavorite == true, isFocused: place == focus)
            }
            ranges.append(start..<lines.count)
        }
        add(missing: state, columns: columns)
    }

    private mutating func add(_ field: FormField, _ place: FormPlace, isFocused: Bool, editor: FieldEditor?) {
        guard case .value(_, let index) = place else { return }
        let value = field.values[index]
        let isFirst = index == 0 || columns.isNarrow
        let name = isFirst ? SafeText(field.name + (field.isChanged && index == 0 ? "*" : "")) : ""
        let heading = heading(name, label: value.label, isFocused: isFocused)
        if columns.isNarrow { lines.append(FormLine(heading: heading)) }
        let first = lines.count
        if field.isReadOnly {
            let rows = SafeText(value.text, lineBreaks: .kept).wrapped(toWidth: columns.value)
            for row in rows { add(.text(StyledText(row, .muted)), indent: columns.start) }
            if isFocused { cursorLine = first }
        } else if let editor, editor.holdsLines {
            addRows(of: editor)
        } else if let editor {
            cursorLine = first
            add(.input(editor.editor, placeholder: field.field.placeholder), indent: columns.start - 1)
        } else if FieldEditor.holdsLines(field.field, value.text) {
            addRows(TextRows(value.text, columns: columns.text)) { .value($0) }
        } else {
            add(.value(SafeText(value.text, columns: columns.value)), indent: columns.start - 1)
        }
        if !columns.isNarrow { lines[first].heading = heading }
        if index == field.values.count - 1 { addMessages(about: field) }
    }

    private mutating func addRows(of editor: FieldEditor) {
        let rows = TextRows(editor.editor.text, columns: columns.text)
        let cursor = rows.position(of: editor.editor.cursor)
        cursorLine = lines.count + cursor.row
        var row = -1
        addRows(rows) { text in
            row += 1
            return .inputRow(text, cursor: row == cursor.row ? cursor.column : nil)
        }
    }

    private mutating func addRows(_ rows: TextRows, _ content: (SafeText) -> FormLine.Content) {
        for row in 0..<max(rows.rows.count, columns.isNarrow ? 1 : Self.noteRows) {
            let text = rows.rows.indices.contains(row) ? rows.text(ofRow: row) : ""
            add(content(text), indent: columns.start - 1)
        }
    }

    private mutating func addMessages(about field: FormField) {
        for message in field.messages {
            let rows = SafeText("! \(field.field.sentence(message))").wrapped(toWidth: columns.value)
            for row in rows { add(.text(StyledText(row, .failure)), indent: columns.start) }
        }
    }

    private mutating func add(favorite isFavorite: Bool, isFocused: Bool) {
        let heading = heading(SafeText(ContactField.favorite.displayName), label: nil, isFocused: isFocused)
        let mark = StyledText([.init("[", .muted), .init(isFavorite ? "x" : " ", .accent), .init("]", .muted)])
        let hint = StyledText(isFocused ? "  Space toggle" : "", .hint)
        if columns.isNarrow { lines.append(FormLine(heading: heading)) }
        if isFocused { cursorLine = lines.count }
        add(.text(mark + hint), indent: columns.start - 1)
        if !columns.isNarrow { lines[lines.count - 1].heading = heading }
    }

    private mutating func add(missing state: EditState, columns: Int) {
        guard let text = state.missingFields, !state.fields.isEmpty else { return }
        lines.append(FormLine())
        for row in SafeText(text).wrapped(toWidth: max(1, columns - 2)) {
            add(.text(StyledText(row, .muted)), indent: 2)
        }
    }

    private func heading(_ name: SafeText, label: String?, isFocused: Bool) -> StyledText {
        let marker = StyledText(isFocused ? "> " : "  ", .title)
        let label = SafeText(label ?? "", columns: columns.label)
        if columns.isNarrow {
            return marker + StyledText(name, .label) + (label.isEmpty ? "" : StyledText("  " + label, .muted))
        }
        let cell = columns.label > 0 ? label.fitted(toWidth: columns.label) : ""
        return marker + StyledText(name.fitted(toWidth: columns.name), .label) + " " + StyledText(cell, .muted)
    }

    private mutating func add(_ content: FormLine.Content, indent: Int) {
        lines.append(FormLine(content: content, indent: indent))
    }
}
