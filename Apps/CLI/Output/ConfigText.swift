internal import Configuration
internal import JSON

/// The settings of a config file as text and as JSON.
@MainActor
struct ConfigText {
    let output: Output

    func writeLines(_ file: ConfigFile) throws {
        for entry in file.list {
            try output.writeLine("\(TabSeparated.escaped(entry.key.description))=\(TabSeparated.escaped(entry.value))")
        }
    }

    /// `kith.config/1`.
    func writeDocument(_ file: ConfigFile) throws {
        try output.write(
            JSONWriter.document("kith.config/1") { writer in
                writer.member("path", file.path)
                writer.objects("items", file.list) { writer, entry in
                    writer.member("key", entry.key.description)
                    writer.member("value", entry.value)
                    writer.member("line", entry.line)
                }
            })
    }
}
