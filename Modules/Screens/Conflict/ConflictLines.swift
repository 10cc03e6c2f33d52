internal import ConflictFeature
internal import Editing
internal import Persistence
internal import TerminalUI

/// A conflict as lines of so many columns, and which of them belong to which field or choice.
package struct ConflictLines: Sendable {
    private(set) var lines: [StyledText] = []
    /// The lines of each field; of each choice, where one side has deleted the contact.
    private(set) var places: [Range<Int>] = []

    /// From so many columns on, both sides stand beside each other.
    private static let columnsForTwo = 90
    /// Below so many columns, a side's values stand under its name.
    private static let columnsForNames = 40

    init(_ state: ConflictState, columns: Int) {
        guard case .open(let kind) = state.phase else { return }
        add(kind.explanation(book: state.book), columns: columns)
        if kind == .bothChanged {
            addFields(state, columns: columns, choosing: true)
        } else {
            for side in [ContactEditor.Side.mine, .theirs] {
                let start = lines.count
                let mark = Self.mark(state.choice == side)
                add(side.meaning(resolving: kind), heading: "  " + mark, columns: columns)
                places.append(start..<lines.count)
            }
            guard !state.fields.isEmpty else { return }
            lines.append("")
            add("Both versions:", columns: columns)
            addFields(state, columns: columns, choosing: false)
        }
    }

    /// Without color too.
    private static func mark(_ isChosen: Bool) -> StyledText { StyledText(isChosen ? "(•) " : "( ) ", .accent) }

    private mutating func addFields(_ state: ConflictState, columns: Int, choosing: Bool) {
        if columns >= Self.columnsForTwo { addTitles(of: state.fields, columns: columns) }
        for field in state.fields {
            let start = lines.count
            if columns >= Self.columnsForTwo {
                addBeside(field, state, columns: columns, choosing: choosing)
            } else {
                lines.append("  " + StyledText(field.name, .label))
                for side in [ContactEditor.Side.mine, .theirs] {
                    let mark = choosing ? Self.mark(field.choice == side) : ""
                    if columns < Self.columnsForNames {
                        lines.append("  " + mark + StyledText(side.name, .muted))
                        addRows(of: side, field, heading: "      ", columns: columns)
                    } else {
                        let name = StyledText(SafeText(side.name).padded(toWidth: 8), .muted)
                        addRows(of: side, field, heading: "    " + mark + name, columns: columns)
                    }
                }
            }
            if choosing { places.append(start..<lines.count) }
        }
    }

    private mutating func addRows(
        of side: ContactEditor.Side, _ field: ConflictField, heading: StyledText, columns: Int
    ) {
        let room = max(1, columns - heading.displayWidth)
        let blank = StyledText(String(repeating: " ", count: heading.displayWidth))
        for (row, text) in Self.rows(of: side, field, columns: room).enumerated() {
            lines.append((row == 0 ? heading : blank) + text)
        }
    }

    /// Over the columns of both sides; they belong to no field.
    private mutating func addTitles(of fields: [ConflictField], columns: Int) {
        guard !fields.isEmpty else { return }
        let name = Self.nameColumns(of: fields)
        let half = (columns - name) / 2
        let titles = [ContactEditor.Side.mine, .theirs].map { SafeText($0.title).padded(toWidth: half) }
        lines.append(StyledText(String(repeating: " ", count: name)) + StyledText(titles[0] + titles[1], .muted))
    }

    private static func nameColumns(of fields: [ConflictField]) -> Int {
        2 + (fields.map { SafeText($0.name).displayWidth }.max() ?? 0) + 2
    }

    private mutating func addBeside(_ field: ConflictField, _ state: ConflictState, columns: Int, choosing: Bool) {
        let name = Self.nameColumns(of: state.fields)
        let half = (columns - name) / 2
        let sides = [ContactEditor.Side.mine, .theirs].map { side in
            let heading = choosing ? Self.mark(field.choice == side) : ""
            let blank = StyledText(String(repeating: " ", count: heading.displayWidth))
            let room = max(1, half - heading.displayWidth - 2)
            return Self.rows(of: side, field, columns: room).enumerated().map { ($0 == 0 ? heading : blank) + $1 }
        }
        for row in 0..<max(sides[0].count, sides[1].count) {
            let first = StyledText(SafeText(row == 0 ? field.name : "").padded(toWidth: name - 2), .label)
            let left = row < sides[0].count ? sides[0][row] : ""
            let gap = StyledText(String(repeating: " ", count: max(0, half - left.displayWidth)))
            lines.append("  " + first + left + gap + (row < sides[1].count ? sides[1][row] : ""))
        }
    }

    private static func rows(of side: ContactEditor.Side, _ field: ConflictField, columns: Int) -> [StyledText] {
        let texts = side == .mine ? field.mine : field.theirs
        guard !texts.isEmpty else { return [StyledText("(nothing)", .placeholder)] }
        let isOther = field.choice.map { $0 != side } ?? false
        return texts.flatMap { SafeText($0, lineBreaks: .kept).wrapped(toWidth: columns) }
            .map { StyledText($0, isOther ? .muted : .body) }
    }

    private mutating func add(_ text: String, heading: StyledText = "  ", columns: Int) {
        let room = max(1, columns - heading.displayWidth)
        let blank = StyledText(String(repeating: " ", count: heading.displayWidth))
        for (row, line) in SafeText(text).wrapped(toWidth: room).enumerated() {
            lines.append((row == 0 ? heading : blank) + StyledText(line))
        }
    }
}
