package import ArgumentParsing
package import ChangeDelivery
package import CommandLineStreams
package import Models
package import Persistence
internal import TerminalUI

/// The end of every command that changed contacts: what was done is told, sent, and printed as JSON where that is asked
/// for.
@MainActor
package struct ChangeReport {
    /// Outcome of a changing command.
    package struct Change {
        /// The word of the JSON contract.
        package let action: String
        /// As the user reads it; nil where nothing was changed.
        package let summary: String?
        /// Contacts to print; the last known state of those that are deleted.
        package let shown: [Contact]
        /// Message if nothing was changed.
        package let nothing: String
        /// Hint how to undo the change; nil for none.
        package let wayBack: String?
        /// True if the command is about one contact at most, and its document too.
        package let isOfOne: Bool
        /// The line on stdout where no document is asked for.
        package let line: String?

        package init(
            action: String, summary: String?, shown: [Contact],
            nothing: String = "nothing was changed", wayBack: String? = "undo with `kith undo`",
            isOfOne: Bool = false, line: String? = nil
        ) {
            self.action = action
            self.summary = summary
            self.shown = shown
            self.nothing = nothing
            self.wayBack = wayBack
            self.isOfOne = isOfOne
            self.line = line
        }
    }

    /// Options of every command that changes contacts and sends the change.
    package static let options: [OptionDefinition] = [
        .flag(.json, "Print the changed contacts as JSON"),
        .flag(.requireSync, "Fail if the directory can't be reached"),
    ]

    private let store: any ContactStore
    private let delivery: ChangeDelivery
    private let output: Output
    private let diagnostics: Diagnostics

    package nonisolated init(
        store: any ContactStore, delivery: ChangeDelivery, output: Output, diagnostics: Diagnostics
    ) {
        self.store = store
        self.delivery = delivery
        self.output = output
        self.diagnostics = diagnostics
    }

    /// Something worth knowing beside the change.
    package func note(_ text: String) { diagnostics.note(text) }

    /// Reads the flags `json` and `require-sync`.
    package func run(_ change: Change, _ arguments: ParsedCommand) async throws -> ExitCode {
        let told = change.summary.map { summary in
            change.wayBack.map { "\(summary); \($0)" } ?? summary
        }
        let isJSON = arguments.flag(.json)
        if !isJSON {
            diagnostics.note(told ?? change.nothing)
            // Before it is sent, so that it is known whatever becomes of that.
            if let line = change.line {
                try output.writeLine(line)
                try output.flush()
            }
        }
        let outcome = try await delivery.finish()
        if isJSON {
            let now = try store.read { reader in try change.shown.map { try reader.contact($0.id) ?? $0 } }
            let documents = ChangeDocuments(output: output)
            if change.isOfOne {
                try documents.write(change.action, now.first, outcome)
            } else {
                try documents.write(change.action, now, summary: change.summary, outcome)
            }
            try output.flush()
        }
        return try outcome.conclude(isRequired: arguments.flag(.requireSync), isJSON: isJSON, diagnostics)
    }
}

extension Contact {
    /// The name in the middle of a sentence, or a stand-in.
    package var nameInSentence: String { ContactCard.nameInSentence(SafeText(card.displayName, columns: 80).string) }

    /// The name in quotes, or a stand-in.
    package var quotedName: String {
        ContactCard.quotedForTerminal(card.displayName)
    }
}

extension ContactCard {
    /// The same for a name alone; what cannot be seen is no name.
    static func quotedForTerminal(_ name: String) -> String { quoted(SafeText(name, columns: 80).string) }
}

extension [Contact] {
    /// The name of one, the number of several.
    package var names: String { count == 1 ? self[0].nameInSentence : "\(count) contacts" }

    /// The first names, and how many more there are.
    package var listedNames: String {
        let most = 10
        let names = prefix(most).map(\.quotedName).joined(separator: ", ")
        return count > most ? "\(names) and \(count - most) more" : names
    }
}
