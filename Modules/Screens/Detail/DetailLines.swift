internal import DetailFeature
internal import Interaction
internal import Models
internal import TerminalUI

/// A contact as lines of so many columns, and which of them belong to which field.
struct DetailLines {
    private(set) var lines: [StyledText] = []
    /// The lines of each field.
    private(set) var places: [Range<Int>] = []

    init(_ content: DetailContent, delivery: DetailState.Delivery, columns: Int) {
        let star = content.contact.isFavorite ? StyledText("  ★", .accent) : ""
        let room = max(1, columns - 5)
        // Twice what three lines hold, since blanks may leave much of a line empty.
        let title = SafeText(shownName: content.title, columns: 6 * room)
        for (index, line) in title.wrapped(toWidth: room).prefix(3).enumerated() {
            lines.append("  " + StyledText(line, .title) + (index == 0 ? star : ""))
        }
        if let subtitle = content.subtitle { lines.append("  " + StyledText(subtitle)) }
        add(delivery, columns: room)
        lines.append("")
        let names = content.fields.map { SafeText($0.name) }
        let nameColumns = min(max(8, names.map(\.displayWidth).max() ?? 0), max(4, columns / 3))
        for (field, name) in zip(content.fields, names) {
            add(field, named: name, nameColumns: nameColumns, columns: columns)
        }
        lines.append("")
        lines.append("  " + StyledText("\(content.contact.book) · id \(content.contact.id.text)", .muted))
    }

    /// Warning before the fields.
    private mutating func add(_ delivery: DetailState.Delivery, columns: Int) {
        guard let words = delivery.words else { return }
        let (text, role): (String, Role) =
            switch delivery {
            case .settled, .waiting: ("\(UnsettledState.pending.sign) \(words)", .muted)
            case .refused: ("\(UnsettledState.refused.sign) \(words). \(delivery.nextStep ?? "")", .warning)
            case .conflict: ("\(UnsettledState.conflict.sign) \(words). \(delivery.nextStep ?? "")", .warning)
            }
        for line in SafeText(text).wrapped(toWidth: columns).prefix(4) { lines.append("  " + StyledText(line, role)) }
    }

    /// In a narrow view, the text is below the field's name.
    private mutating func add(_ field: DetailField, named name: SafeText, nameColumns: Int, columns: Int) {
        let start = lines.count
        let isNarrow = columns < 30
        let room = isNarrow ? columns - 4 : columns - nameColumns - 5
        if isNarrow { lines.append("  " + StyledText(name, .label)) }
        var texts = SafeText(field.text, lineBreaks: .kept).wrapped(toWidth: max(1, room)).map { StyledText($0) }
        if let label = field.label.map({ StyledText("  \($0)", .muted) }), let last = texts.popLast() {
            let fits = last.displayWidth + label.displayWidth <= room
            texts += fits ? [last + label] : [last, label]
        }
        for (index, text) in texts.enumerated() {
            let heading =
                isNarrow
                ? "    " : "  " + StyledText((index == 0 ? name : "").fitted(toWidth: nameColumns), .label) + "  "
            lines.append(heading + text)
        }
        places.append(start..<lines.count)
    }
}
