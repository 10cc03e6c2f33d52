package import ArgumentParsing
internal import CommandKit
package import CommandLineStreams
internal import Models
internal import Opening

/// `kith message`: writes a text message to a contact.
@MainActor
package struct MessageCommand: Command {
    package static let definition = CommandDefinition(
        "message", "Send a text message to a contact",
        discussion: """
            Opens an sms link with the command in opener.message, else with xdg-open if there is a \
            display, else prints the link. If the program fails, the exit code is 7.
            """,
        arguments: [ContactChoice.one()],
        options: [.value(.body, "TEXT", "Start with this text")] + ContactOpening.options,
        examples: [.init("kith message leia --body 'On my way'", "in the messaging program")])

    private let opening: ContactOpening

    package init(opening: ContactOpening) {
        self.opening = opening
    }

    package func run(_ arguments: ParsedCommand) async throws -> ExitCode {
        let values = ContactOpening.Values(all: \.phones, noun: "phone number", option: "--phone NUMBER")
        return try opening.run(arguments, .message, values) { number in
            try Link.message(number, body: arguments.value(.body))
        }
    }
}
