internal import CommandLineStreams
internal import Configuration
internal import JSON
internal import KithSettings
internal import TerminalUI

/// The settings of a config file as text and as JSON.
@MainActor
struct ConfigText {
    let output: Output

    /// A line for each setting there is: its name, what it is for, and what counts where it is not set. The lines begin
    /// with a blank, so that help keeps them as they are.
    nonisolated static let help: String = {
        let width = Settings.known.map(\.name.count).max() ?? 0
        return Settings.known.map { setting in
            let name = setting.name + String(repeating: " ", count: width - setting.name.count)
            return "  \(name)  \(setting.summary)" + (setting.defaultValue.map { " (\($0))" } ?? "")
        }.joined(separator: "\n")
    }()

    func writeLines(_ file: ConfigFile) throws {
        for entry in file.list {
            try output.writeLine("\(TabSeparated.escaped(entry.key.description))=\(TabSeparated.escaped(entry.value))")
        }
    }

    /// All settings there are, and what else stands in the file.
    func writeTable(_ file: ConfigFile) throws {
        try TextTable(output: output, titles: ["SETTING", "VALUE", "DEFAULT", "DESCRIPTION"]).write(
            Self.rows(file, isWhole: true).map { row in
                [row.name, row.entry?.value ?? "", row.known?.defaultValue ?? "", row.known?.summary ?? ""]
            })
    }

    /// `kith.config/1`.
    ///
    /// - Parameter isWhole: also settings that are not set.
    func writeDocument(_ file: ConfigFile, isWhole: Bool) throws {
        try output.write(
            JSONWriter.document("kith.config/1") { writer in
                writer.member("path", file.path)
                writer.objects("items", Self.rows(file, isWhole: isWhole)) { writer, row in
                    writer.member("key", row.name)
                    writer.member("value", row.entry?.value)
                    writer.key("line")
                    if let line = row.entry?.line { writer.integer(line) } else { writer.null() }
                    writer.member("standard", row.known?.defaultValue)
                    writer.member("summary", row.known?.summary)
                }
            })
    }

    private struct Row {
        let name: String
        let entry: ConfigFile.Entry?
        let known: Settings.Known?
    }

    /// Settings of the file in their order, then those that are not set.
    private static func rows(_ file: ConfigFile, isWhole: Bool) -> [Row] {
        let set = file.list.map { entry in
            let name = entry.key.description
            return Row(name: name, entry: entry, known: Settings.known.first { $0.name == name })
        }
        guard isWhole else { return set }
        let names = Set(set.map(\.name))
        return set
            + Settings.known.filter { !names.contains($0.name) }.map { Row(name: $0.name, entry: nil, known: $0) }
    }
}
