extension Container {
    /// The graph as a table, followed by the slots with their choices. It depends only on the registrations, so it can
    /// serve as a snapshot; without places it does not change when lines move.
    package func describe(places: Bool = true) -> String {
        let entries = entries
        var rows = [["SERVICE", "NAME", "IMPLEMENTATION", "SCOPE", "DEPENDENCIES"] + (places ? ["REGISTERED"] : [])]
        for entry in entries {
            let chosen = entry.slot.map { "→ \"\($0.chosen)\"" }
            rows.append(
                [
                    entry.service, entry.name ?? "-", chosen ?? entry.implementation ?? "-",
                    entry.slot == nil ? entry.scope.rawValue : "slot",
                    entry.slot != nil || entry.needs.isEmpty ? "-" : entry.needs.joined(separator: ", "),
                ] + (places ? ["\(entry.place)"] : []))
        }
        let slots = slots.map(Self.line(of:))
        let lines = Self.aligned(rows) + (slots.isEmpty ? [] : ["", "SLOTS"] + slots)
        return lines.joined(separator: "\n") + "\n"
    }

    private static func line(of slot: GraphEntry.Slot) -> String {
        let chooser = slot.source.map { ", chosen by \($0)" } ?? ""
        let (services, choices) = (slot.services.joined(separator: ", "), slot.choices.joined(separator: ", "))
        return "\(slot.name)=\(slot.chosen)\(chooser): \(services) one of \(choices)"
    }

    private static func aligned(_ rows: [[String]]) -> [String] {
        let columns = rows.first?.indices ?? 0..<0
        let widths = columns.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            let cells = columns.map { column in
                column == columns.last
                    ? row[column] : row[column] + String(repeating: " ", count: widths[column] - row[column].count)
            }
            return cells.joined(separator: "  ")
        }
    }
}
