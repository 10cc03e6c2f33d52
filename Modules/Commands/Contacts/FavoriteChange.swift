internal import ArgumentParsing
package import CommandKit
internal import CommandLineStreams
package import Editing
internal import Models

/// Shared implementation of `favorite` and `unfavorite`.
@MainActor
package struct FavoriteChange {
    private let editor: ContactEditor
    private let choice: ContactChoice
    private let report: ChangeReport

    package nonisolated init(editor: ContactEditor, choice: ContactChoice, report: ChangeReport) {
        self.editor = editor
        self.choice = choice
        self.report = report
    }

    func run(_ arguments: ParsedCommand, to isFavorite: Bool) async throws -> ExitCode {
        let ids = try choice.contacts(arguments.arguments(.contact), book: arguments.value(.book))
        let changed = try editor.setFavorite(ids, isFavorite)
        let action = isFavorite ? "favorited" : "unfavorited"
        // The word of the JSON contract is spelled as the command is; what the user reads, as all else that they read.
        let verb = isFavorite ? "favorited" : "unfavorited"
        return try await report.run(
            ChangeReport.Change(
                action: action, summary: changed.isEmpty ? nil : "\(verb) \(changed.names)", shown: changed,
                nothing: "nothing was changed: \(isFavorite ? "already" : "not") among the favorites"),
            arguments)
    }
}
