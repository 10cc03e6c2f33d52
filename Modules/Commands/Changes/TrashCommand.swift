package import ArgumentParsing
internal import ChangeDelivery
package import CommandKit
internal import CommandLineFormats
package import CommandLineStreams
package import Editing
internal import JSON
internal import Models
package import Persistence

/// `kith trash`: deleted contacts.
@MainActor
package struct TrashCommand: Command {
    private enum Action: String {
        case list, restore, empty
    }

    package static let definition = CommandDefinition(
        "trash", "List, restore and permanently delete deleted contacts",
        subcommands: [
            CommandDefinition(
                Action.list, aliases: ["ls"], "List deleted contacts, newest first",
                options: [.flag(.json, "Print as JSON")]),
            CommandDefinition(
                Action.restore, "Restore contacts", arguments: [ContactChoice.several(.trashedContact)],
                options: ChangeReport.options),
            CommandDefinition(
                Action.empty, "Permanently delete all contacts in the trash",
                options: [
                    .flag(.yes, short: "y", "Don't ask for confirmation"),
                    .flag(.json, "Print the deleted contacts as JSON"),
                ]),
        ],
        defaultSubcommand: Action.list)

    private let store: any ContactStore
    private let editor: ContactEditor
    private let choice: ContactChoice
    private let confirmation: Confirmation
    private let report: ChangeReport
    private let output: Output
    private let diagnostics: Diagnostics

    package init(
        store: any ContactStore, editor: ContactEditor, choice: ContactChoice, confirmation: Confirmation,
        report: ChangeReport, output: Output, diagnostics: Diagnostics
    ) {
        self.store = store
        self.editor = editor
        self.choice = choice
        self.confirmation = confirmation
        self.report = report
        self.output = output
        self.diagnostics = diagnostics
    }

    package func run(_ arguments: ParsedCommand) async throws -> ExitCode {
        let trash = try store.read { try $0.trash() }
            .filter { $0.contact.book == arguments.value(.book) ?? $0.contact.book }
        switch arguments.subcommand(as: Action.self) {
        case .restore: return try await restore(trash, arguments)
        case .empty: try empty(trash, arguments)
        case .list:
            if arguments.flag(.json) { try writeDocument(trash) } else { try writeLines(trash) }
            if trash.isEmpty { diagnostics.note("the trash is empty") }
            try output.flush()
        }
        return .done
    }

    private func restore(_ trash: [TrashedContact], _ arguments: ParsedCommand) async throws -> ExitCode {
        let candidates = trash.map(\.contact)
        let ids = try choice.contacts(
            arguments.arguments(.contact), among: candidates, place: "in the trash", listing: "kith trash")
        let restored = try editor.restore(ids)
        return try await report.run(
            ChangeReport.Change(
                action: "restored", summary: "restored \(restored.names)", shown: restored),
            arguments)
    }

    private func empty(_ trash: [TrashedContact], _ arguments: ParsedCommand) throws {
        guard arguments.value(.book) == nil else {
            throw CommandError(
                kind: "usage", "--book can't be used here: the trash of all books is emptied", exitCode: .usage)
        }
        if !trash.isEmpty, !arguments.flag(.yes) {
            try confirmation.ask(
                "permanently delete \(trash.count.counted("contact"))? \(trash.count == 1 ? "It" : "They") can't be restored.",
                flag: "--yes")
        }
        // Also one that is empty: what was removed while another process used the store's file may still stand in it.
        let count = try editor.emptyTrash()
        let left = try store.read { try $0.trash() }.map(\.contact.id)
        let isJSON = arguments.flag(.json)
        if isJSON {
            let removed = trash.map(\.contact).filter { !left.contains($0.id) }
            try ChangeDocuments(output: output).write("emptied", removed, summary: nil, DeliveryOutcome())
            try output.flush()
        }
        if trash.isEmpty {
            diagnostics.note("the trash is empty")
        } else if !isJSON {
            diagnostics.note("permanently deleted \(count.counted("contact"))")
        }
        if !left.isEmpty {
            diagnostics.note(
                "\(left.count.counted("contact")) must be deleted in a directory first; see `kith outbox`")
        }
    }

    private func writeLines(_ trash: [TrashedContact]) throws {
        try TextTable(output: output, titles: ["NAME", "BOOK", "DELETED", "ID"]).write(
            trash.map { trashed in
                let contact = trashed.contact
                return [contact.card.displayName, contact.book, trashed.deleted.description, contact.id.text]
            })
    }

    private func writeDocument(_ trash: [TrashedContact]) throws {
        try output.write(
            JSONWriter.document("kith.trash/1") { writer in
                writer.objects("items", trash) { writer, trashed in
                    writer.member("deleted", trashed.deleted.description)
                    writer.key("contact")
                    writer.contact(trashed.contact)
                }
                writer.member("total", trash.count)
            })
    }
}
