package import ArgumentParsing
internal import CommandKit
package import CommandLineStreams
internal import Models
internal import Opening

/// `kith email`: writes to a contact in the user's mail client.
@MainActor
package struct EmailCommand: Command {
    package static let definition = CommandDefinition(
        "email", "Compose an e-mail to a contact",
        discussion: """
            Opens a mailto link with the command in opener.email, else with xdg-open if there is a \
            display, else prints the link. The command runs without a shell; {} stands for the link. If the \
            program fails, the exit code is 7.
            """,
        arguments: [ContactChoice.one()],
        options: [
            .value(.subject, "TEXT", "Start with this subject"),
            .value(.body, "TEXT", "Start with this text"),
        ] + ContactOpening.options,
        examples: [
            .init("kith email leia --subject 'Tea?'", "in the mail client"),
            .init("kith config set opener.email 'neomutt {}'", "compose in neomutt"),
        ])

    private let opening: ContactOpening

    package init(opening: ContactOpening) {
        self.opening = opening
    }

    package func run(_ arguments: ParsedCommand) async throws -> ExitCode {
        let values = ContactOpening.Values(all: \.emails, noun: "e-mail address", option: "--email ADDRESS")
        return try opening.run(arguments, .email, values) { address in
            try Link.mail(to: address, subject: arguments.value(.subject), body: arguments.value(.body))
        }
    }
}
