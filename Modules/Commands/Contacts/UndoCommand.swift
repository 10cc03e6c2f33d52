package import ArgumentParsing
internal import CommandKit
package import CommandLineStreams
package import Editing

/// `kith undo`: takes back the last change.
@MainActor
package struct UndoCommand: Command {
    package static let definition = CommandDefinition(
        "undo", "Undo the last change",
        discussion: "Undoes changes of `kith` and `kith-tui`, several levels, even after a restart.",
        options: ChangeReport.options)

    private let editor: ContactEditor
    private let steps: StepReport

    package init(editor: ContactEditor, steps: StepReport) {
        self.editor = editor
        self.steps = steps
    }

    package func run(_ arguments: ParsedCommand) async throws -> ExitCode {
        guard let step = try editor.undo() else { throw StepReport.nothing(to: "undo") }
        return try await steps.run(step, .undone, arguments)
    }
}
