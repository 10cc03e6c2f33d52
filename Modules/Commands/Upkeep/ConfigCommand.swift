package import ArgumentParsing
internal import CommandKit
internal import CommandLineErrors
package import CommandLineStreams
package import Configuration
internal import KithSettings
internal import TerminalUI

/// `kith config`: the config file.
@MainActor
package struct ConfigCommand: Command {
    private static let key = ArgumentDefinition(
        .key, "section.name, or section.subsection.name", kind: .name(of: .setting), count: .one)

    private enum Action: String {
        case path, list, get, set, unset
    }

    package static let definition = CommandDefinition(
        "config", "Read and change the config file",
        discussion: """
            The file has git's form: sections, `key = value`, comments. Changing a setting keeps every other line.

            The settings, with defaults in brackets:
            \(ConfigText.help)

            Times are a number and s, m, h or d.
            """,
        subcommands: [
            CommandDefinition(Action.path, "Print the path of the config file"),
            CommandDefinition(
                Action.list, "List settings that are set",
                options: [
                    .flag(.all, short: "a", "Include unset settings, with a description of each"),
                    .flag(.json, "Print as JSON"),
                ]),
            CommandDefinition(Action.get, "Print a setting", arguments: [key]),
            CommandDefinition(
                Action.set, "Change a setting",
                arguments: [key, ArgumentDefinition(.value, "Its new value", kind: .text, count: .one)],
                examples: [
                    .init("kith config set opener.email 'neomutt {}'", "compose in neomutt"),
                    .init("kith config set use.persistence memory", "keep nothing on disk"),
                ]),
            CommandDefinition(Action.unset, "Remove a setting", arguments: [key]),
        ],
        defaultSubcommand: Action.list)

    private let locations: Locations
    private let output: Output
    private let diagnostics: Diagnostics
    /// Throws a ``CommandError`` where what a setting of the `[use]` section would choose does not exist.
    private let check: ([ConfigFile.Entry]) throws -> Void

    package init(
        locations: Locations, output: Output, diagnostics: Diagnostics,
        check: @escaping ([ConfigFile.Entry]) throws -> Void
    ) {
        self.locations = locations
        self.output = output
        self.diagnostics = diagnostics
        self.check = check
    }

    package func run(_ arguments: ParsedCommand) async throws -> ExitCode {
        let result = try act(arguments)
        try output.flush()
        return result
    }

    private func act(_ arguments: ParsedCommand) throws -> ExitCode {
        switch arguments.subcommand(as: Action.self) {
        // Where a broken file is must be known to who mends it.
        case .path: try output.writeLine(SafeText(locations.config))
        case .get:
            let key = try key(arguments)
            let values = try ConfigFile.read(locations.config).getAll(key.description)
            for value in values { try output.writeLine(TabSeparated.escaped(value)) }
            return values.isEmpty ? .nothingFound : .done
        case .set:
            try set(key(arguments), to: arguments.argument(.value) ?? "")
        case .unset:
            let key = try key(arguments).description
            guard try !ConfigFile.read(locations.config).getAll(key).isEmpty else { return .nothingFound }
            try edit { file in _ = try file.unset(key) }
        case .list:
            let (file, text) = (try ConfigFile.read(locations.config), ConfigText(output: output))
            let isWhole = arguments.flag(.all)
            if arguments.flag(.json) {
                try text.writeDocument(file, isWhole: isWhole)
            } else if isWhole {
                try text.writeTable(file)
            } else {
                try text.writeLines(file)
                if file.list.isEmpty {
                    diagnostics.note("no settings are set; `kith config list --all` lists all settings")
                }
            }
        }
        return .done
    }

    private func set(_ key: ConfigKey, to value: String) throws {
        if let problem = SettingName(key).problem { throw problem }
        try edit { file in
            try file.set(key.description, to: value)
            if let setting = Setting(rawValue: key.description) { try Self.check(setting, in: file) }
            try check(file.list.filter { $0.key == key }.suffix(1))
        }
    }

    private func edit(_ change: (inout ConfigFile) throws -> Void) throws {
        try ConfigFile.edit(
            locations.config, isWaiting: { diagnostics.note("waiting for another process that changes the settings") },
            change)
    }

    private static func check(_ setting: Setting, in file: ConfigFile) throws {
        do {
            _ = try setting.value(in: file)
        } catch {
            throw CommandError(
                kind: "usage", error.message, hint: "\(error.hint) Nothing was changed.", exitCode: .usage)
        }
    }

    private func key(_ arguments: ParsedCommand) throws -> ConfigKey {
        try SettingName(arguments.argument(.key) ?? "").key
    }
}
