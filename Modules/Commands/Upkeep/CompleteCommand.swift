package import ArgumentParsing
internal import CommandKit
package import CommandLineStreams

/// `kith __complete`: answers a shell's script. What goes wrong is not told: the user is in the middle of a line.
@MainActor
package struct CompleteCommand: Command {
    package static let definition = CommandDefinition(
        "__complete", "Print completions for a line",
        arguments: [
            ArgumentDefinition(.shell, "The shell that asks", count: .optional),
            ArgumentDefinition(.line, "The words so far, behind --", kind: .text, count: .any),
        ],
        isHidden: true)

    /// The whole command line, of which this command is a part.
    private let table: CommandTable
    private let output: Output
    /// Reads the settings; called only where names are wanted that do not stand in the table.
    ///
    /// - Parameter home: what the line gives as the folder for everything; nil where it gives none.
    private let names: (_ home: String?) throws -> CompletionNames

    package init(table: CommandTable, output: Output, names: @escaping (_ home: String?) throws -> CompletionNames) {
        self.table = table
        self.output = output
        self.names = names
    }

    package func run(_ arguments: ParsedCommand) async throws -> ExitCode {
        do {
            return try answer(arguments)
        } catch {
            return .done
        }
    }

    private func answer(_ arguments: ParsedCommand) throws -> ExitCode {
        guard let shell = arguments.argument(.shell).flatMap(Shell.init) else { return .done }
        let line = CompletedLine(arguments.arguments(.line), shell: shell)
        let completion = table.completion(of: line.words)
        for candidate in completion.candidates {
            try output.writeLine(line.reply(candidate, lead: completion.lead))
        }
        for kind in completion.wanted {
            switch kind {
            case .file: try output.writeLine(Shell.files)
            case .folder: try output.writeLine(Shell.folders)
            case .named(let name):
                guard let kind = NameKind(rawValue: name) else { continue }
                let names = try names(completion.values["home"])
                let candidates = try names.candidates(
                    for: kind, typed: completion.typed, book: completion.values["book"])
                for candidate in candidates { try output.writeLine(line.reply(candidate, lead: completion.lead)) }
            default: continue
            }
        }
        try output.flush()
        return .done
    }
}
