internal import ArgumentParsing
internal import CommandLineStreams
internal import Composition
internal import Editing

/// `kith undo`: takes back the last change.
@MainActor
struct UndoCommand: Command {
    static let definition = CommandDefinition(
        "undo", "Take the last change back",
        discussion: "Changes of `kith` and `kith-tui` are taken back one after the other, also after a restart.",
        options: ChangeReport.options)

    let editor: ContactEditor
    let steps: StepReport

    func run(_ arguments: ParsedCommand) async throws -> ExitCode {
        guard let step = try editor.undo() else { throw StepReport.nothing(to: "undo") }
        return try await steps.run(step, .undone, arguments)
    }
}
