internal import DetailFeature
internal import Models
internal import TerminalUI

/// A contact as lines of text: on a terminal aligned and wrapped, in a pipe field, value and label between tabs.
@MainActor
struct DetailText {
    let output: Output

    func write(_ content: DetailContent) throws {
        if output.isTerminal { try writeAligned(content) } else { try writeRecords(content) }
    }

    private func writeRecords(_ content: DetailContent) throws {
        try output.write(TabSeparated.record(["Name", content.title], terminator: "\n"))
        if let subtitle = content.subtitle {
            try output.write(TabSeparated.record(["Title", subtitle], terminator: "\n"))
        }
        for field in content.fields {
            let label = field.label.map { [$0] } ?? []
            try output.write(TabSeparated.record([field.name, field.text] + label, terminator: "\n"))
        }
        for (name, value) in place(content) {
            try output.write(TabSeparated.record([name, value], terminator: "\n"))
        }
    }

    private func writeAligned(_ content: DetailContent) throws {
        let star = content.contact.isFavorite ? " ★" : ""
        try output.writeLine(output.style.bold(SafeText(shownName: content.title).string) + star)
        if let subtitle = content.subtitle { try output.writeLine(SafeText(subtitle)) }
        try output.writeLine("")
        let names = content.fields.map { SafeText($0.name) } + place(content).map { SafeText($0.name) }
        let width = min(24, names.map(\.displayWidth).max() ?? 0)
        for field in content.fields {
            try writeField(SafeText(field.name), field.text, label: field.label, nameWidth: width)
        }
        for (name, value) in place(content) {
            try writeField(SafeText(name), value, label: nil, nameWidth: width, style: output.style.dim)
        }
    }

    private func writeField(
        _ name: SafeText, _ value: String, label: String?, nameWidth: Int, style: (String) -> String = { $0 }
    ) throws {
        let text = value + (label.map { "  (\($0))" } ?? "")
        let lines = SafeText(text, lineBreaks: .kept).wrapped(toWidth: max(10, output.columns - nameWidth - 2))
        for (index, line) in lines.enumerated() {
            let heading = index == 0 ? name.fitted(toWidth: nameWidth) : SafeText("").padded(toWidth: nameWidth)
            try output.writeLine(output.style.dim(heading.string) + "  " + style(line.string))
        }
    }

    private func place(_ content: DetailContent) -> [(name: String, value: String)] {
        let contact = content.contact
        var place = [(name: "Book", value: contact.book), ("Id", contact.id.text)]
        if contact.isPending { place.append(("Outbox", "a change waits to be sent")) }
        if contact.hasConflict { place.append(("Conflict", "see `kith conflicts show \(contact.id)`")) }
        return place
    }
}
