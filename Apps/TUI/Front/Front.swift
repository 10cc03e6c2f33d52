internal import ArgumentParsing
internal import CommandLineErrors
internal import CommandLineStreams
internal import Composition
internal import DependencyInjection
internal import Glibc
internal import KithSettings
internal import Navigation
internal import TerminalUI

/// One run of `kith-tui`, from its arguments to its exit code.
@MainActor
struct Front {
    let arguments: [String]
    let environment: [String: String]

    /// The exit code. Everything that went wrong has been told by then.
    func run() async -> Int32 {
        if arguments.first == Manual.word {
            do throws(CommandError) {
                return write(try Manual.text(for: arguments))
            } catch {
                return Self.fail(error)
            }
        }
        let table = CommandTable.kithTUI
        do throws(ArgumentError) {
            switch try table.parse(arguments) {
            case .command(let command): return await open(command)
            case .help(let request): return write(HelpText(table, width: helpWidth).text(for: request))
            case .version: return write("kith-tui \(KithVersion.number)\n")
            }
        } catch {
            return Self.fail(CommandError(kind: "usage", "\(error)", hint: error.hint, exitCode: .usage))
        }
    }

    private func open(_ command: ParsedCommand) async -> Int32 {
        do {
            let settings = try Settings(
                environment: environment, home: command.value(.home), isOffline: command.flag(.offline),
                isVerbose: false)
            let isPlainWanted = command.flag(.plain) || isAccessible || facts.name == "dumb"
            if !isPlainWanted { try requireTerminal() }
            let face: ServiceName = isPlainWanted || facts.isDumb ? .plain : .fullScreen
            let container = try CompositionRoot.container(
                CompositionRoot.assemblies(settings: settings, face: face),
                selection: settings.selection)
            let request = LaunchRequest(
                book: command.value(.book), search: command.arguments(.words).joined(separator: " "))
            let interface = try CompositionRoot.interface(face, for: request, from: container)
            // Providers refer to their container weakly: it is kept until here.
            defer { CompositionRoot.end(container) }
            return try await interface.run()
        } catch {
            return Self.fail(CommandError(atStart: error))
        }
    }

    private var facts: TerminalFacts { TerminalFacts(environment: environment) }

    private var isAccessible: Bool { environment["ACCESSIBLE"].map { !$0.isEmpty && $0 != "0" } ?? false }

    private func requireTerminal() throws {
        guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else {
            throw CommandError(
                kind: "no-terminal", "no terminal for input and output",
                hint: "Use `kith list` in pipes and scripts, or `kith-tui --plain`.", exitCode: .refused)
        }
    }

    private var helpWidth: Int {
        isatty(STDOUT_FILENO) == 1 ? min(100, TerminalDevice(input: 0, output: 1).size.columns) : 80
    }

    private func write(_ text: String) -> Int32 {
        PlainOutput(descriptor: STDOUT_FILENO).write(text).exitCode
    }

    /// Tells what went wrong, and gives the exit code for it.
    static func fail(_ problem: CommandError) -> Int32 {
        let text = ["kith-tui: \(problem.message)", problem.hint.map { "  \($0)" }].compactMap { $0 }
            .map { SafeText($0, lineBreaks: .kept).string + "\n" }.joined()
        _ = PlainOutput(descriptor: STDERR_FILENO).write(text)
        return problem.exitCode.rawValue
    }
}
