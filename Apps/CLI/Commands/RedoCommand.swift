internal import ArgumentParsing
internal import CommandLineStreams
internal import Composition
internal import Editing

/// `kith redo`: makes again what was undone last.
@MainActor
struct RedoCommand: Command {
    static let definition = CommandDefinition(
        "redo", "Make again what was undone", options: ChangeReport.options)

    let editor: ContactEditor
    let steps: StepReport

    func run(_ arguments: ParsedCommand) async throws -> ExitCode {
        guard let step = try editor.redo() else { throw StepReport.nothing(to: "redo") }
        return try await steps.run(step, .redone, arguments)
    }
}
