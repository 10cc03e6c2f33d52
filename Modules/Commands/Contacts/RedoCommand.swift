package import ArgumentParsing
internal import CommandKit
package import CommandLineStreams
package import Editing

/// `kith redo`: makes again what was undone last.
@MainActor
package struct RedoCommand: Command {
    package static let definition = CommandDefinition(
        "redo", "Redo the last undone change", options: ChangeReport.options)

    private let editor: ContactEditor
    private let steps: StepReport

    package init(editor: ContactEditor, steps: StepReport) {
        self.editor = editor
        self.steps = steps
    }

    package func run(_ arguments: ParsedCommand) async throws -> ExitCode {
        guard let step = try editor.redo() else { throw StepReport.nothing(to: "redo") }
        return try await steps.run(step, .redone, arguments)
    }
}
