package import CommandLineStreams
package import DetailFeature
internal import Models
internal import TerminalUI

/// A contact as lines of text: on a terminal aligned and wrapped, in a pipe field, value and label between tabs.
@MainActor
package struct DetailText {
    private let output: Output

    package init(output: Output) {
        self.output = output
    }

    package func write(_ content: DetailContent, _ delivery: DetailState.Delivery) throws {
        guard output.isTerminal else { return try writeRecords(content, delivery) }
        for line in lines(of: content, delivery, columns: output.columns) { try output.writeLine(line) }
    }

    private func writeRecords(_ content: DetailContent, _ delivery: DetailState.Delivery) throws {
        try output.write(TabSeparated.record(["Name", content.title], terminator: "\n"))
        if let subtitle = content.subtitle {
            try output.write(TabSeparated.record(["Title", subtitle], terminator: "\n"))
        }
        for field in content.fields {
            let label = field.label.map { [$0] } ?? []
            try output.write(TabSeparated.record([field.name, field.text] + label, terminator: "\n"))
        }
        for (name, value) in place(content, delivery) {
            try output.write(TabSeparated.record([name, value], terminator: "\n"))
        }
    }

    /// The contact for the user, styled and wrapped.
    package func lines(
        of content: DetailContent, _ delivery: DetailState.Delivery, columns: Int
    ) -> [String] {
        let star = content.contact.isFavorite ? " ★" : ""
        var lines = [output.style.bold(SafeText(shownName: content.title).string) + star]
        if let subtitle = content.subtitle { lines.append(SafeText(subtitle).string) }
        lines.append("")
        let place = place(content, delivery)
        let names = content.fields.map { SafeText($0.name) } + place.map { SafeText($0.name) }
        let widths = (name: min(24, names.map(\.displayWidth).max() ?? 0), all: columns)
        for field in content.fields {
            let text = field.text + (field.label.map { "  (\($0))" } ?? "")
            lines += self.lines(SafeText(field.name), text, widths) { $0 }
        }
        for (name, value) in place { lines += self.lines(SafeText(name), value, widths, style: output.style.dim) }
        return lines
    }

    private func lines(
        _ name: SafeText, _ value: String, _ widths: (name: Int, all: Int), style: (String) -> String
    ) -> [String] {
        let wrapped = SafeText(value, lineBreaks: .kept).wrapped(toWidth: max(10, widths.all - widths.name - 2))
        return wrapped.enumerated().map { index, line in
            let heading = index == 0 ? name.fitted(toWidth: widths.name) : SafeText("").padded(toWidth: widths.name)
            return output.style.dim(heading.string) + "  " + style(line.string)
        }
    }

    private func place(
        _ content: DetailContent, _ delivery: DetailState.Delivery
    ) -> [(name: String, value: String)] {
        let contact = content.contact
        var place = [(name: "Book", value: contact.book), ("Id", contact.id.text)]
        switch delivery {
        case .settled: break
        case .conflict: place.append(("Conflict", "\(delivery.words ?? ""); see `kith conflicts show \(contact.id)`"))
        case .waiting, .refused: place.append(("Outbox", delivery.words ?? ""))
        }
        return place
    }
}
