package import ArgumentParsing
package import CommandKit
internal import CommandLineFormats
package import CommandLinePictures
package import CommandLineStreams
package import DetailFeature
internal import Editing
internal import Models
package import Persistence
internal import VCard

/// `kith show`: all that is known of one contact.
@MainActor
package struct ShowCommand: Command {
    package static let definition = CommandDefinition(
        "show", aliases: ["details"], "Show a contact",
        arguments: [ContactChoice.one()],
        options: [
            .flag(.json, "Print as JSON"),
            .flag(.vcard, "Print a vCard 4.0"),
            .flag(.photo, isNegatable: true, "Show the photo; default: if the terminal can show it"),
        ],
        exclusiveOptions: [["json", "vcard", "photo"]],
        examples: [
            .init("kith show vader", "the only contact that matches"),
            .init("kith show vader --vcard > vader.vcf", "as a file to share"),
        ])

    private let details: DetailViewModel.Factory
    private let choice: ContactChoice
    private let store: any ContactStore
    /// Called only where a photo is shown.
    private let printer: @MainActor () throws -> PhotoPrinter
    private let output: Output

    package init(
        details: DetailViewModel.Factory, choice: ContactChoice, store: any ContactStore,
        printer: @escaping @MainActor () throws -> PhotoPrinter, output: Output
    ) {
        self.details = details
        self.choice = choice
        self.store = store
        self.printer = printer
        self.output = output
    }

    package func run(_ arguments: ParsedCommand) async throws -> ExitCode {
        let id = try choice.contact(arguments.arguments(.contact), book: arguments.value(.book))
        let detail = try details(id)
        detail.reload()
        switch detail.state.phase {
        case .content(let content):
            if arguments.flag(.json) {
                try ContactDocuments(output: output).write(content.contact)
            } else if arguments.flag(.vcard) {
                try output.writeDocument(card(of: content.contact))
            } else {
                try await write(content, detail.state.delivery, photo: arguments.setting(.photo))
            }
            try output.flush()
            return .done
        case .loading, .gone:
            throw EditError.noSuchContact(id)
        case .failed(let failure):
            throw CommandError(kind: "store", failure.message, hint: failure.hint, exitCode: .storeFailed)
        }
    }

    /// - Parameter wanted: nil shows the photo where it fits in well.
    private func write(
        _ content: DetailContent, _ delivery: DetailState.Delivery, photo wanted: Bool?
    ) async throws {
        let text = DetailText(output: output)
        guard wanted ?? (output.isTerminal && content.contact.card.photo != nil) else {
            return try text.write(content, delivery)
        }
        let printer = try printer()
        let size = PhotoSize.beside
        let lines = text.lines(of: content, delivery, columns: output.columns - size.columns - 2)
        // Beside a picture nothing may scroll, and fields need room.
        let fits = output.columns >= 60 && max(lines.count, size.rows) < output.rows - 1
        guard wanted == true || (printer.isWorthwhile && fits) else { return try text.write(content, delivery) }
        if printer.needsTerminal { output.leavePagerOut() }
        let card = content.contact.card
        let picture = try await printer.picture(ofURL: card.photo?.url, name: content.title, size: size)
        if output.isTerminal, !fits {
            try output.write(picture)
            try text.write(content, delivery)
        } else {
            try output.write(picture, beside: lines)
        }
    }

    /// A photo of the store's own goes into the card as bytes, since nobody else could read its address.
    private func card(of contact: Contact) throws -> [UInt8] {
        try store.read { reader in try VCardWriter.card(of: contact) { try reader.photo(named: $0) } }
    }
}
