internal import ArgumentParsing
internal import Composition
internal import Configuration
internal import JSON

/// `kith config`: the config file.
@MainActor
struct ConfigCommand: Command {
    private static let key = ArgumentDefinition(
        "KEY", "section.name, or section.subsection.name", kind: .text, count: .one)

    static let definition = CommandDefinition(
        "config", "Read and change the config file",
        discussion:
            "The file has git's form: sections, `key = value`, comments. Changing a setting keeps every other line.",
        subcommands: [
            CommandDefinition("path", "Print where the file is"),
            CommandDefinition("list", "List the settings", options: [.flag("json", "As a JSON document")]),
            CommandDefinition("get", "Print a setting", arguments: [key]),
            CommandDefinition(
                "set", "Change a setting",
                arguments: [key, ArgumentDefinition("VALUE", "Its new value", kind: .text, count: .one)],
                examples: [.init("kith config set use.persistence memory", "keep nothing on disk")]),
            CommandDefinition("unset", "Remove a setting", arguments: [key]),
        ],
        defaultSubcommand: "list")

    let settings: Settings
    let output: Output

    func run(_ arguments: ParsedCommand) async throws -> ExitCode {
        let result = try act(arguments)
        try output.flush()
        return result
    }

    private func act(_ arguments: ParsedCommand) throws -> ExitCode {
        var file = settings.config
        let key = arguments.argument("KEY") ?? ""
        switch arguments.path.last {
        case "path": try output.writeLine(file.path)
        case "get":
            _ = try ConfigKey(key)
            let values = file.getAll(key)
            for value in values { try output.writeLine(TabSeparated.escaped(value)) }
            return values.isEmpty ? .nothingFound : .done
        case "set":
            try file.set(key, to: arguments.argument("VALUE") ?? "")
            try file.write()
        case "unset":
            guard try !file.getAll(ConfigKey(key).description).isEmpty else { return .nothingFound }
            try file.unset(key)
            try file.write()
        default:
            if arguments.flag("json") { try writeDocument(file) } else { try writeLines(file) }
        }
        return .done
    }

    private func writeLines(_ file: ConfigFile) throws {
        for entry in file.list {
            try output.writeLine("\(TabSeparated.escaped(entry.key.description))=\(TabSeparated.escaped(entry.value))")
        }
    }

    private func writeDocument(_ file: ConfigFile) throws {
        var writer = JSONWriter(.pretty)
        writer.beginObject()
        writer.member("schema", "kith.config/1")
        writer.member("path", file.path)
        writer.key("items")
        writer.beginArray()
        for entry in file.list {
            writer.beginObject()
            writer.member("key", entry.key.description)
            writer.member("value", entry.value)
            writer.member("line", entry.line)
            writer.endObject()
        }
        writer.endArray()
        writer.endObject()
        try output.write(writer.take() + [UInt8(ascii: "\n")])
    }
}
