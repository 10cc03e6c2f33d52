package import ArgumentParsing
internal import ChangeFeature
package import CommandKit
package import CommandLineStreams
package import Editing
internal import Models
package import Persistence

/// `kith delete`: moves contacts to the trash.
@MainActor
package struct DeleteCommand: Command {
    package static let definition = CommandDefinition(
        "delete", aliases: ["rm"], "Delete contacts",
        discussion: """
            Moves contacts to the trash and deletes them in their books' directories. `kith undo` and `kith trash \
            restore` restore them. Asks only above \(DeletionRisk.many) contacts, or if a directory can't restore \
            a contact as it is.
            """,
        arguments: [ContactChoice.several()],
        options: [.flag(.yes, short: "y", "Don't ask for confirmation")] + ChangeReport.options,
        examples: [.init("kith delete hux \"kylo ren\"", "two contacts; several words in quotes are one")])

    private let store: any ContactStore
    private let editor: ContactEditor
    private let choice: ContactChoice
    private let confirmation: Confirmation
    private let report: ChangeReport

    package init(
        store: any ContactStore, editor: ContactEditor, choice: ContactChoice, confirmation: Confirmation,
        report: ChangeReport
    ) {
        self.store = store
        self.editor = editor
        self.choice = choice
        self.confirmation = confirmation
        self.report = report
    }

    package func run(_ arguments: ParsedCommand) async throws -> ExitCode {
        let ids = try choice.contacts(arguments.arguments(.contact), book: arguments.value(.book))
        if !arguments.flag(.yes), let question = try question(ids) { try confirmation.ask(question, flag: "--yes") }
        let deleted = try editor.delete(ids)
        return try await report.run(
            ChangeReport.Change(
                action: "deleted", summary: "deleted \(deleted.names)", shown: deleted,
                wayBack: "undo with `kith undo`"),
            arguments)
    }

    /// Nil where nobody need be asked.
    private func question(_ ids: [ContactID]) throws -> String? {
        let (contacts, books) = try store.read { (try ids.compactMap($0.contact), try $0.books()) }
        let warnings = books.compactMap { book -> String? in
            let lost = contacts.filter { $0.book == book.name && book.cannotGiveBack($0) }
            guard !lost.isEmpty else { return nil }
            let whom = contacts.count == 1 ? "it as it is" : "these as they are: \(lost.listedNames)"
            return " The directory of \(book.name.excerpt()) can't restore \(whom)."
        }
        guard contacts.count > DeletionRisk.many || !warnings.isEmpty else { return nil }
        return "delete \(contacts.count == 1 ? contacts[0].quotedName : contacts.names)?\(warnings.joined())"
    }
}
