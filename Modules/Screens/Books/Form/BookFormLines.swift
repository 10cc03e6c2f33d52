internal import AddressBooks
internal import BooksFeature
internal import Models
internal import Sync
internal import TerminalUI

/// The form for a book as lines of so many columns, and which of them belong to which field.
struct BookFormLines: Sendable {
    struct Line: Sendable {
        enum Content: Sendable {
            case text(StyledText)
            /// A field that another one has the cursor of.
            case value(SafeText, placeholder: String)
            /// The field that is typed in.
            case input(LineEditor, placeholder: String)
        }

        /// Text before it.
        var heading: StyledText = ""
        var content: Content
    }

    /// First column of the values.
    let start: Int
    /// Columns of a value between its brackets.
    let width: Int
    private(set) var lines: [Line] = []
    /// The lines of each field, with its help and its messages.
    private(set) var ranges: [Range<Int>] = []
    /// The line of the field that the user is in.
    private(set) var cursorLine: Int?
    private let isNarrow: Bool
    private let nameColumns: Int

    /// Longer lines are hard to read.
    private static let widest = 80

    /// - Parameter editor: what is typed in the selected field.
    init(_ state: BookFormState, editor: LineEditor, columns: Int) {
        isNarrow = columns < 40
        nameColumns = state.fields.map { SafeText($0.name).displayWidth }.max() ?? 0
        start = isNarrow ? 3 : nameColumns + 5
        width = max(1, min(columns - start - 1, Self.widest))
        for (index, field) in state.fields.enumerated() {
            let first = lines.count
            add(field, editor: index == state.selection ? editor : nil)
            ranges.append(first..<lines.count)
        }
        if state.selected?.id == .kind { add(choices: state) }
    }

    private mutating func add(_ field: BookField, editor: LineEditor?) {
        let isFocused = editor != nil
        let marker = StyledText(isFocused ? "> " : "  ", .title)
        let name = SafeText(field.name)
        let heading = marker + StyledText(isNarrow ? name : name.fitted(toWidth: nameColumns), .label)
        if isNarrow { lines.append(Line(heading: heading, content: .text(""))) }
        if isFocused { cursorLine = lines.count }
        let content: Line.Content =
            if field.id == .kind {
                .text(Self.choice(field.text, isFocused: isFocused))
            } else if let editor {
                .input(editor, placeholder: field.placeholder)
            } else {
                .value(SafeText(field.text, columns: width), placeholder: field.placeholder)
            }
        lines.append(Line(heading: isNarrow ? "" : heading, content: content))
        if isFocused { add(field.help, .hint) }
        for message in field.messages { add("! \(message.capitalizedStart)", .failure) }
    }

    /// The value that is chosen, with the keys that choose another one.
    private static func choice(_ text: String, isFocused: Bool) -> StyledText {
        let edge = StyledText(isFocused ? "‹ " : "  ", .accent)
        return edge + StyledText(text) + StyledText(isFocused ? " ›" : "", .accent)
    }

    /// Other choices.
    private mutating func add(choices state: BookFormState) {
        lines.append(Line(content: .text("")))
        let names = ["none"] + state.kinds.map(\.name)
        let columns = names.map(\.displayWidth).max() ?? 0
        let summaries = ["A local address book"] + state.kinds.map(\.summary)
        for (name, summary) in zip(names, summaries) {
            let isChosen = name == state.kind?.name ?? "none"
            let mark = StyledText(isChosen ? "* " : "  ", .accent)
            let text = mark + StyledText(SafeText(name).fitted(toWidth: columns), isChosen ? .title : .body)
            lines.append(Line(content: .text(text + "  " + StyledText(summary, .muted))))
        }
    }

    private mutating func add(_ text: String, _ role: Role) {
        for row in SafeText(text).wrapped(toWidth: width) {
            lines.append(Line(content: .text(StyledText(row, role))))
        }
    }
}
