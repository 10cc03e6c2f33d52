internal import CommandLineStreams
internal import DependencyInjection
internal import TerminalUI

/// The front's registrations one below the other, for a terminal that is too narrow for the table.
@MainActor
struct GraphText {
    let output: Output

    func write(_ entries: [GraphEntry]) throws {
        for (index, entry) in entries.enumerated() {
            if index > 0 { try output.writeLine("") }
            let name = entry.name.map { " \"\($0)\"" } ?? ""
            try output.writeLine(output.style.bold(SafeText(entry.service + name).string))
            if let slot = entry.slot {
                let chooser = slot.source.map { ", chosen by \($0)" } ?? ""
                try writeField("slot", "\(slot.name)=\(slot.chosen)\(chooser)")
                try writeField("choices", slot.choices.joined(separator: ", "))
            } else {
                try writeField(
                    "is", [entry.implementation, entry.scope.rawValue].compactMap { $0 }.joined(separator: ", "))
                if !entry.needs.isEmpty { try writeField("uses", entry.needs.joined(separator: ", ")) }
            }
            try writeField("at", "\(entry.place)")
        }
    }

    private func writeField(_ name: SafeText, _ value: String) throws {
        let width = 10
        let lines = SafeText(value).wrapped(toWidth: max(10, output.columns - width))
        for (index, line) in lines.enumerated() {
            let heading: SafeText = index == 0 ? "  " + name : ""
            try output.writeLine(output.style.dim(heading.fitted(toWidth: width).string) + line.string)
        }
    }
}
