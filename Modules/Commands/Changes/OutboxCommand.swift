package import ArgumentParsing
package import ChangeDelivery
package import CommandKit
internal import CommandLineErrors
package import CommandLineStreams
package import Editing
internal import Models
package import Persistence

/// `kith outbox`: changes that no directory has accepted yet.
@MainActor
package struct OutboxCommand: Command {
    private enum Action: String {
        case list, retry, drop
    }

    package static let definition = CommandDefinition(
        "outbox", "List, send and drop pending changes",
        subcommands: [
            CommandDefinition(
                Action.list, aliases: ["ls"], "List pending changes in order",
                options: [.flag(.json, "Print as JSON")]),
            CommandDefinition(
                Action.retry, "Send all pending changes now, including refused ones",
                options: [.flag(.json, "Print the result as JSON")]),
            CommandDefinition(
                Action.drop, "Drop a pending change and take the directory's values",
                discussion:
                    "A contact that the directory doesn't have yet goes to the trash. Undo with `kith undo`.",
                arguments: [
                    ArgumentDefinition(.entry, "Its number in the list", kind: .name(of: .outboxEntry), count: .one)
                ],
                options: [.flag(.json, "Print the contact as JSON")]),
        ],
        defaultSubcommand: Action.list)

    private let store: any ContactStore
    private let editor: ContactEditor
    private let delivery: ChangeDelivery
    private let report: ChangeReport
    private let output: Output
    private let diagnostics: Diagnostics

    package init(
        store: any ContactStore, editor: ContactEditor, delivery: ChangeDelivery, report: ChangeReport, output: Output,
        diagnostics: Diagnostics
    ) {
        self.store = store
        self.editor = editor
        self.delivery = delivery
        self.report = report
        self.output = output
        self.diagnostics = diagnostics
    }

    package func run(_ arguments: ParsedCommand) async throws -> ExitCode {
        switch arguments.subcommand(as: Action.self) {
        case .retry: return try await retry(arguments)
        case .drop: return try await drop(arguments)
        case .list:
            try list(arguments)
            return .done
        }
    }

    private func list(_ arguments: ParsedCommand) throws {
        let entries = try store.read { reader in
            try reader.outbox(ofBook: arguments.value(.book)).map { try OutboxItem($0, reader) }
        }
        let view = OutboxText(output: output)
        if arguments.flag(.json) { try view.writeDocument(entries) } else { try view.writeLines(entries) }
        if entries.isEmpty { diagnostics.note("the outbox is empty") }
        try output.flush()
    }

    private func retry(_ arguments: ParsedCommand) async throws -> ExitCode {
        let entries = try store.read { try $0.outbox(ofBook: arguments.value(.book)) }
        if entries.isEmpty { diagnostics.note("the outbox is empty") }
        let outcome = try await delivery.retry(entries)
        let isJSON = arguments.flag(.json)
        if isJSON {
            let contacts = try store.read { reader in
                try entries.compactMap { try reader.contact($0.contact) ?? reader.trashed($0.contact)?.contact }
            }
            try ChangeDocuments(output: output).write("retried", contacts, summary: nil, outcome)
            try output.flush()
        } else if !entries.isEmpty {
            let left = try store.read { try $0.outbox(ofBook: arguments.value(.book)).count }
            diagnostics.note("\(max(0, entries.count - left)) of \(entries.count.counted("change")) sent")
        }
        // Here being sent is all that was asked for.
        return try outcome.conclude(isRequired: true, isJSON: isJSON, diagnostics)
    }

    private func drop(_ arguments: ParsedCommand) async throws -> ExitCode {
        let number = arguments.argument(.entry) ?? ""
        guard let entry = try store.read({ try $0.outbox(ofBook: nil) }).first(where: { String($0.id) == number })
        else {
            throw CommandError(
                kind: "not-found", "there is no entry \(number.excerpt()) in the outbox",
                hint: "`kith outbox` lists all entries.",
                exitCode: .nothingFound)
        }
        let contacts = [try editor.giveUpChange(of: entry.contact)]
        return try await report.run(
            ChangeReport.Change(
                action: "dropped", summary: "dropped the change to \(contacts.names)", shown: contacts),
            arguments)
    }
}
