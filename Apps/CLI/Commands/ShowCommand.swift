internal import ArgumentParsing
internal import Composition
internal import DependencyInjection
internal import DetailFeature
internal import Models
internal import VCard

/// `kith show`: all that is known of one contact.
@MainActor
struct ShowCommand: Command {
    static let definition = CommandDefinition(
        "show", aliases: ["details"], "Show a contact",
        arguments: [
            ArgumentDefinition("CONTACT", "An id, or words that match one contact", kind: .contact, count: .many)
        ],
        options: [
            .flag("json", "As a JSON document"),
            .flag("vcard", "As a vCard 4.0"),
        ],
        exclusiveOptions: [["json", "vcard"]],
        examples: [
            .init("kith show vader", "the one contact that matches"),
            .init("kith show vader --vcard > vader.vcf", "as a file for others"),
        ])

    let details: MainActorMaker<DetailArgument, DetailViewModel>
    let choice: ContactChoice
    let output: Output

    func run(_ arguments: ParsedCommand) async throws -> ExitCode {
        let id = try choice.contact(arguments.arguments("CONTACT"), book: arguments.value("book"))
        let detail = try details(DetailArgument(id: id))
        detail.reload()
        switch detail.state.phase {
        case .content(let content):
            if arguments.flag("json") {
                try ContactDocuments(output: output).write(content.contact)
            } else if arguments.flag("vcard") {
                try output.writeDocument(VCardWriter.card(of: content.contact))
            } else {
                try DetailText(output: output).write(content)
            }
            try output.flush()
            return .done
        case .loading, .gone:
            throw Problem(kind: "not-found", "there is no contact \(id)", exitCode: .nothingFound)
        case .failed(let message, let hint):
            throw Problem(kind: "store", message, hint: hint, exitCode: .storeFailed)
        }
    }
}
