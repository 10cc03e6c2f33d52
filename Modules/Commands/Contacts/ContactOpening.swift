internal import ArgumentParsing
package import CommandKit
internal import CommandLineErrors
package import CommandLineStreams
internal import Editing
internal import Models
package import Opening
package import Persistence
internal import TerminalUI

/// Shared steps of `email`, `call` and `message`: finding the contact and one of its values, and handing the link over.
@MainActor
package struct ContactOpening {
    /// Values of a contact, and how one is called.
    struct Values {
        let all: (ContactCard) -> [Labeled<String>]
        let noun: String
        /// The option of `kith edit` that adds one, with its argument.
        let option: String
    }

    static let options: [OptionDefinition] = [
        .value(.label, "LABEL", "Use the value with this label, such as home or work"),
        .flag(.print, "Print the link instead of opening it"),
    ]

    private let store: any ContactStore
    private let choice: ContactChoice
    private let confirmation: Confirmation
    private let opener: any Opener
    private let output: Output
    private let diagnostics: Diagnostics

    package nonisolated init(
        store: any ContactStore, choice: ContactChoice, confirmation: Confirmation, opener: any Opener, output: Output,
        diagnostics: Diagnostics
    ) {
        self.store = store
        self.choice = choice
        self.confirmation = confirmation
        self.opener = opener
        self.output = output
        self.diagnostics = diagnostics
    }

    /// Opens the link of one value. Of several, the user at a terminal chooses; else the preferred one counts.
    func run(
        _ arguments: ParsedCommand, _ purpose: OpeningPurpose, _ values: Values, link: (String) throws -> Link
    ) throws -> ExitCode {
        let id = try choice.contact(arguments.arguments(.contact), book: arguments.value(.book))
        guard let contact = try store.read({ try $0.contact(id) }) else { throw EditError.noSuchContact(id) }
        let value = try value(of: contact, values, label: arguments.value(.label))
        let request = OpeningRequest(purpose: purpose, link: try link(value))
        if arguments.flag(.print) {
            try output.writeLine(request.link.text)
            try output.flush()
        } else {
            try opener.open(request)
        }
        return .done
    }

    private func value(of contact: Contact, _ values: Values, label: String?) throws -> String {
        let all = values.all(contact.card).filter { $0.value.nonBlank != nil }
        guard !all.isEmpty else {
            throw CommandError(
                kind: "not-found", "\(contact.quotedName) has no \(values.noun)",
                hint: "Add one with `kith edit \(contact.id.text) \(values.option)`.", exitCode: .nothingFound)
        }
        let fitting = label.map { wanted in all.filter { Self.isLabeled($0, wanted) } } ?? all
        guard let preferred = fitting.preferred else {
            let labels = all.map { $0.label?.excerpt() ?? "none" }.joined(separator: ", ")
            throw CommandError(
                kind: "not-found",
                "\(contact.quotedName) has no \(values.noun) with the label \((label ?? "").quoted)",
                hint: "There are these labels: \(labels).", exitCode: .nothingFound)
        }
        guard fitting.count > 1, confirmation.canAsk else { return preferred.value }
        return try ask([preferred] + fitting.filter { $0 != preferred })
    }

    private func ask(_ values: [Labeled<String>]) throws -> String {
        for (number, value) in zip(1..., values) {
            let text = [value.value, value.label].compactMap { $0 }.map { SafeText($0.excerpt()).string }.joined(
                separator: "  ")
            diagnostics.prompt("\(number)) \(text)\n")
        }
        diagnostics.prompt("Which one? (1-\(values.count), Enter for 1) ")
        let answer = readLine()?.trimmed
        let number = answer == "" ? 1 : answer.flatMap { Int($0) } ?? 0
        guard values.indices.contains(number - 1) else {
            throw CommandError(kind: "confirmation", "nothing was opened", exitCode: .refused)
        }
        return values[number - 1].value
    }

    private static func isLabeled(_ value: Labeled<String>, _ wanted: String) -> Bool {
        let wanted = wanted.folded
        return value.label?.folded == wanted || value.types.contains { $0.folded == wanted }
    }
}
