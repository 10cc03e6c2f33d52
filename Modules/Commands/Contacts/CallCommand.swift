package import ArgumentParsing
internal import CommandKit
package import CommandLineStreams
internal import Models
internal import Opening

/// `kith call`: calls a contact with the user's telephone program.
@MainActor
package struct CallCommand: Command {
    package static let definition = CommandDefinition(
        "call", "Call a contact",
        discussion: """
            Opens a tel link with the command in opener.call, else with xdg-open if there is a display, \
            else prints the link. Digits after a pause in a number are left out, and a \
            number with letters is not dialed. If the program fails, the exit code is 7.
            """,
        arguments: [ContactChoice.one()], options: ContactOpening.options,
        examples: [.init("kith call leia --label work --print", "see the number that would be dialed")])

    private let opening: ContactOpening

    package init(opening: ContactOpening) {
        self.opening = opening
    }

    package func run(_ arguments: ParsedCommand) async throws -> ExitCode {
        let values = ContactOpening.Values(all: \.phones, noun: "phone number", option: "--phone NUMBER")
        return try opening.run(arguments, .call, values) { try Link.call($0) }
    }
}
