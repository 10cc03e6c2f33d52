internal import ArgumentParsing
internal import CommandLineStreams
internal import Composition

/// `kith completions`: the script that makes a shell ask ``CompleteCommand``.
@MainActor
struct CompletionsCommand: Command {
    static let definition = CommandDefinition(
        "completions", "Print a script that completes kith's command lines in a shell",
        arguments: [
            ArgumentDefinition(
                "SHELL", "Which shell", kind: .choice(Shell.allCases.map(\.rawValue)))
        ],
        examples: [
            .init("eval \"$(kith completions bash)\"", "in ~/.bashrc"),
            .init("eval \"$(kith completions zsh)\"", "in ~/.zshrc, after compinit"),
            .init("kith completions fish > ~/.config/fish/completions/kith.fish", "once"),
        ])

    let output: Output

    func run(_ arguments: ParsedCommand) async throws -> ExitCode {
        guard let shell = arguments.argument("SHELL").flatMap(Shell.init) else { return .usage }
        try output.write(shell.script(for: CommandTable.kith.root.name))
        try output.flush()
        return .done
    }
}
