package import ArgumentParsing
internal import CommandKit
package import CommandLineStreams

/// `kith completions`: the script that makes a shell ask ``CompleteCommand``.
@MainActor
package struct CompletionsCommand: Command {
    package static let definition = CommandDefinition(
        "completions", "Print a shell completion script",
        arguments: [
            ArgumentDefinition(
                .shell, "The shell", kind: .choice(Shell.allCases.map(\.rawValue)))
        ],
        examples: [
            .init("eval \"$(kith completions bash)\"", "in ~/.bashrc"),
            .init("eval \"$(kith completions zsh)\"", "in ~/.zshrc, after compinit"),
            .init("kith completions fish > ~/.config/fish/completions/kith.fish", "once"),
        ])

    /// The whole command line, of which this command is a part.
    private let table: CommandTable
    private let output: Output

    package init(table: CommandTable, output: Output) {
        self.table = table
        self.output = output
    }

    package func run(_ arguments: ParsedCommand) async throws -> ExitCode {
        guard let shell = arguments.argument(.shell).flatMap(Shell.init) else { return .usage }
        try output.write(shell.script(for: table.root.name))
        try output.flush()
        return .done
    }
}
