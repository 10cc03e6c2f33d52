package import ArgumentParsing
internal import CommandKit
package import CommandLineStreams
internal import JSON
internal import Keys
internal import TerminalUI

/// `kith keys`: the keys of kith-tui, from the table that dispatches them.
@MainActor
package struct KeysCommand: Command {
    package static let definition = CommandDefinition(
        "keys", "List the keys of kith-tui",
        discussion: "With SCREEN, lists the keys of that screen, then the global ones; else all keys.",
        arguments: [
            ArgumentDefinition(
                .screen, "A screen of kith-tui", kind: .choice(KeyContext.allCases.map(\.rawValue)), count: .optional)
        ],
        options: [.flag(.json, "Print as JSON")],
        examples: [
            .init("kith keys list", "the keys of the list"),
            .init("kith keys | grep -i photo", "the keys for photos"),
        ])

    private let output: Output

    package init(output: Output) {
        self.output = output
    }

    package func run(_ arguments: ParsedCommand) async throws -> ExitCode {
        let screen = arguments.argument(.screen).flatMap(KeyContext.init)
        let bindings = screen.map(KeyTable.bindings) ?? KeyContext.allCases.flatMap(KeyTable.own)
        if arguments.flag(.json) { try writeDocument(bindings) } else { try writeLines(bindings) }
        try output.flush()
        return .done
    }

    private func writeLines(_ bindings: [KeyBinding]) throws {
        try TextTable(output: output, titles: ["SCREEN", "KEYS", "ACTION"]).write(
            bindings.map { [$0.context.rawValue, $0.label.text(isUTF8: false).string, $0.help] })
    }

    /// `kith.keys/1`.
    private func writeDocument(_ bindings: [KeyBinding]) throws {
        try output.write(
            JSONWriter.document("kith.keys/1") { writer in
                writer.objects("items", bindings) { writer, binding in
                    writer.member("screen", binding.context.rawValue)
                    writer.members("keys", binding.keys) { $0.string($1.name) }
                    writer.member("action", binding.action.name)
                    writer.member("help", binding.help)
                }
                writer.member("total", bindings.count)
            })
    }
}
