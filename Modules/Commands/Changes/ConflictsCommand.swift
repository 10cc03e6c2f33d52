package import ArgumentParsing
package import CommandKit
internal import CommandLineErrors
package import CommandLineStreams
package import Editing
internal import Models
package import Persistence

/// `kith conflicts`: what both the user and a directory changed.
@MainActor
package struct ConflictsCommand: Command {
    private enum Action: String {
        case list, show, resolve
    }

    package static let definition = CommandDefinition(
        "conflicts", "List, show and resolve conflicts with directories",
        subcommands: [
            CommandDefinition(
                Action.list, aliases: ["ls"], "List the conflicts", options: [.flag(.json, "Print as JSON")]),
            CommandDefinition(
                Action.show, "Show both sides of a conflict", arguments: [ContactChoice.one(.conflictingContact)],
                options: [.flag(.json, "Print as JSON")]),
            CommandDefinition(
                Action.resolve, "Resolve a conflict",
                discussion: """
                    --field resolves one field, --take all others; fields that neither names stay open. If one side \
                    deleted the contact, use --take. Your values are then sent to the directory.
                    """,
                arguments: [ContactChoice.one(.conflictingContact)],
                options: [
                    .value(.take, "SIDE", "Side to take", kind: .choice(["mine", "theirs"])),
                    .repeated(.field, "F=SIDE", "Take one field: mine or theirs"),
                ] + ChangeReport.options,
                examples: [
                    .init(
                        "kith conflicts resolve leia --field email=mine --take theirs", "your e-mail, the rest theirs")
                ]),
        ],
        defaultSubcommand: Action.list)

    private let store: any ContactStore
    private let editor: ContactEditor
    private let choice: ContactChoice
    private let report: ChangeReport
    private let output: Output
    private let diagnostics: Diagnostics

    package init(
        store: any ContactStore, editor: ContactEditor, choice: ContactChoice, report: ChangeReport, output: Output,
        diagnostics: Diagnostics
    ) {
        self.store = store
        self.editor = editor
        self.choice = choice
        self.report = report
        self.output = output
        self.diagnostics = diagnostics
    }

    package func run(_ arguments: ParsedCommand) async throws -> ExitCode {
        let items = try store.read { reader in
            try reader.conflicts(inBook: arguments.value(.book)).compactMap { try ConflictItem($0, reader) }
        }
        let view = ConflictText(output: output)
        switch arguments.subcommand(as: Action.self) {
        case .resolve: return try await resolve(try item(items, arguments), arguments)
        case .show:
            let item = try item(items, arguments)
            if arguments.flag(.json) { try view.writeDocument(item) } else { try view.writeFields(item) }
        case .list:
            if arguments.flag(.json) { try view.writeDocument(items) } else { try view.writeLines(items) }
            if items.isEmpty { diagnostics.note("there are no conflicts") }
        }
        try output.flush()
        return .done
    }

    private func item(_ items: [ConflictItem], _ arguments: ParsedCommand) throws -> ConflictItem {
        let id = try choice.contact(
            arguments.arguments(.contact), among: items.map(\.contact), place: "with a conflict",
            listing: "kith conflicts")
        guard let item = items.first(where: { $0.contact.id == id }) else { throw EditError.noConflict(id) }
        return item
    }

    private func resolve(_ item: ConflictItem, _ arguments: ParsedCommand) async throws -> ExitCode {
        let fields = try sides(arguments.values(.field), of: item)
        let others = arguments.value(.take).flatMap(ContactEditor.Side.init)
        guard others != nil || !fields.isEmpty else {
            throw CommandError(
                kind: "usage", "no side was chosen", hint: "Use --take mine|theirs, or --field F=mine.",
                exitCode: .usage)
        }
        let open = try editor.resolve(item.contact.id, fields, others: others)
        let left = open?.fields.map(\.rawValue).sorted().joined(separator: ", ") ?? ""
        let summary = "resolved the conflict of \(item.contact.nameInSentence)"
        return try await report.run(
            ChangeReport.Change(
                action: "resolved", summary: open == nil ? summary : "\(summary) partly; still open: \(left)",
                shown: [item.contact],
                wayBack: nil),
            arguments)
    }

    private func sides(_ texts: [String], of item: ConflictItem) throws -> [ContactField: ContactEditor.Side] {
        var sides: [ContactField: ContactEditor.Side] = [:]
        for text in texts {
            let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
            guard parts.count == 2, let side = ContactEditor.Side(rawValue: parts[1]) else {
                throw CommandError(
                    kind: "usage", "\(text.quoted) is not of the form FIELD=mine or FIELD=theirs", exitCode: .usage)
            }
            guard let field = ContactField(rawValue: parts[0]), item.conflict.fields.contains(field) else {
                let open = item.conflict.fields.map(\.rawValue).sorted().joined(separator: ", ")
                throw CommandError(
                    kind: "usage", "\(parts[0].quoted) is not in conflict",
                    hint: open.isEmpty
                        ? "Resolve it as a whole: --take mine or --take theirs." : "In conflict: \(open).",
                    exitCode: .usage)
            }
            sides[field] = side
        }
        return sides
    }
}
