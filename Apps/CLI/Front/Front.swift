internal import ArgumentParsing
internal import CommandKit
internal import CommandLineErrors
internal import CommandLineStreams
internal import Composition
internal import KithSettings

/// One run of `kith`, from its arguments to its exit code.
@MainActor
struct Front {
    let arguments: [String]
    let environment: [String: String]

    /// The exit code. Everything that went wrong has been told by then.
    func run() async -> Int32 {
        let table = CommandTable.kith
        do throws(ArgumentError) {
            switch try table.parse(arguments) {
            case .command(let command): return await run(command)
            case .help(let request):
                return await write { output in
                    let style = output.style
                    let help = HelpText(table, width: min(output.columns, 100)) { text, role in
                        role == .heading ? style.bold(text) : text
                    }
                    try output.write(help.text(for: request))
                }
            case .version:
                return await write { try $0.writeLine("kith \(KithVersion.number)") }
            }
        } catch {
            let wantsJSON = arguments.prefix { $0 != "--" }.contains { $0 == "--json" || $0 == "--jsonl" }
            let problem = CommandError(kind: "usage", "\(error)", hint: error.hint, exitCode: .usage)
            diagnostics(isQuiet: false, isJSON: wantsJSON, color: "auto").fail(problem)
            return problem.exitCode.rawValue
        }
    }

    private func run(_ command: ParsedCommand) async -> Int32 {
        let color = command.value(.color) ?? "auto"
        // A command without machine output knows no such flag: asking is then false.
        let isJSON = command.flag(.json) || command.flag(.jsonl)
        let diagnostics = diagnostics(isQuiet: command.flag(.quiet), isJSON: isJSON, color: color)
        let output = output(color: color, pages: !command.flag(.noPager) && !isJSON)
        let launch = Launch(
            environment: environment, home: command.value(.home), isOffline: command.flag(.offline),
            isVerbose: command.flag(.verbose))
        return await ending(output, diagnostics) {
            try await run(command, of: launch, output, diagnostics)
        }
    }

    private func run(
        _ command: ParsedCommand, of launch: Launch, _ output: Output, _ diagnostics: Diagnostics
    ) async throws -> ExitCode {
        let name = command.path[0]
        if let made = try CompositionRoot.command(
            name, composedOf: launch, output: output, diagnostics: diagnostics)
        {
            return try await made.run(command)
        }
        let settings = try launch.settings()
        let container = try CompositionRoot.container(
            CompositionRoot.assemblies(settings: settings, output: output, diagnostics: diagnostics),
            selection: settings.selection)
        // Providers refer to their container weakly.
        defer { CompositionRoot.end(container) }
        return try await CompositionRoot.command(name, from: container, output: output).run(command)
    }

    /// Writes what needs no store and no settings.
    private func write(_ body: (Output) throws -> Void) async -> Int32 {
        let output = output(color: "auto", pages: true)
        return await ending(output, diagnostics(isQuiet: false, isJSON: false, color: "auto")) {
            try body(output)
            try output.flush()
            return .done
        }
    }

    private func ending(
        _ output: Output, _ diagnostics: Diagnostics, _ body: () async throws -> ExitCode
    ) async -> Int32 {
        do {
            let code = try await body()
            return code == .done && output.reader == .closedPipe ? Self.closedPipe : code.rawValue
        } catch {
            let problem = CommandError(error)
            diagnostics.fail(problem)
            return problem.exitCode.rawValue
        }
    }

    private func output(color: String, pages: Bool) -> Output {
        let facts = StreamFacts(descriptor: 1, environment: environment, color: color)
        return Output(stream: facts, pager: facts.isTerminal && pages ? Pager(environment: environment) : nil)
    }

    private func diagnostics(isQuiet: Bool, isJSON: Bool, color: String) -> Diagnostics {
        Diagnostics(
            isQuiet: isQuiet, isJSON: isJSON,
            terminal: StreamFacts(descriptor: 2, environment: environment, color: color))
    }

    /// As if SIGPIPE had ended the process.
    private static let closedPipe: Int32 = 141
}
