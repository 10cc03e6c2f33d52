internal import ArgumentParsing
internal import Composition
internal import Configuration
internal import DependencyInjection
internal import TerminalUI

/// `kith config`: the config file.
@MainActor
struct ConfigCommand: Command {
    private static let key = ArgumentDefinition(
        "KEY", "section.name, or section.subsection.name", kind: .name(of: .setting), count: .one)

    static let definition = CommandDefinition(
        "config", "Read and change the config file",
        discussion: """
            The file has git's form: sections, `key = value`, comments. Changing a setting keeps every other line.

            use.SLOT is the implementation in a slot; `kith graph` lists them. opener.email, opener.call, opener.message \
            and opener.url are commands that open a link, which stands for {}. images.fresh is how long a picture counts \
            before its server is asked whether it has changed (1d), images.timeout how long one may take to come (30s).
            """,
        subcommands: [
            CommandDefinition("path", "Print where the file is"),
            CommandDefinition("list", "List the settings", options: [.flag("json", "As a JSON document")]),
            CommandDefinition("get", "Print a setting", arguments: [key]),
            CommandDefinition(
                "set", "Change a setting",
                arguments: [key, ArgumentDefinition("VALUE", "Its new value", kind: .text, count: .one)],
                examples: [
                    .init("kith config set opener.email 'neomutt {}'", "write in neomutt"),
                    .init("kith config set use.persistence memory", "keep nothing on disk"),
                ]),
            CommandDefinition("unset", "Remove a setting", arguments: [key]),
        ],
        defaultSubcommand: "list")

    let locations: Locations
    let output: Output
    /// Throws ``ContainerError`` where what the `[use]` section would choose does not exist.
    let check: (Selection) throws -> Void

    func run(_ arguments: ParsedCommand) async throws -> ExitCode {
        let result = try act(arguments)
        try output.flush()
        return result
    }

    private func act(_ arguments: ParsedCommand) throws -> ExitCode {
        switch arguments.path.last {
        // Where a broken file is must be known to who mends it.
        case "path": try output.writeLine(SafeText(locations.config))
        case "get":
            let key = try key(arguments)
            let values = try ConfigFile.read(locations.config).getAll(key.description)
            for value in values { try output.writeLine(TabSeparated.escaped(value)) }
            return values.isEmpty ? .nothingFound : .done
        case "set":
            try set(key(arguments), to: arguments.argument("VALUE") ?? "")
        case "unset":
            let key = try key(arguments).description
            guard try !ConfigFile.read(locations.config).getAll(key).isEmpty else { return .nothingFound }
            try ConfigFile.edit(locations.config) { file in _ = try file.unset(key) }
        default:
            let (file, text) = (try ConfigFile.read(locations.config), ConfigText(output: output))
            if arguments.flag("json") { try text.writeDocument(file) } else { try text.writeLines(file) }
        }
        return .done
    }

    private func set(_ key: ConfigKey, to value: String) throws {
        if let problem = SettingName(key).problem { throw problem }
        try ConfigFile.edit(locations.config) { file in
            try file.set(key.description, to: value)
            if let setting = ImageSetting.allCases.first(where: { $0.key == key.description }) {
                try Self.check(setting, in: file)
            }
            do {
                try check(Selection(config: file.list.filter { $0.key == key }.suffix(1), source: "`config set`"))
            } catch ContainerError.faultyGraph(let faults) {
                throw Problem(
                    kind: "usage", faults.map(\.description).joined(separator: "\n"), hint: "Nothing was changed.",
                    exitCode: .usage)
            }
        }
    }

    private static func check(_ setting: ImageSetting, in file: ConfigFile) throws {
        do {
            _ = try setting.time(in: file)
        } catch {
            throw Problem(
                kind: "usage", error.message, hint: "\(error.hint) Nothing was changed.", exitCode: .usage)
        }
    }

    private func key(_ arguments: ParsedCommand) throws -> ConfigKey {
        try SettingName(arguments.argument("KEY") ?? "").key
    }
}
