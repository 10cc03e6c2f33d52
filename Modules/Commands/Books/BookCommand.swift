package import AddressBooks
package import ArgumentParsing
package import CommandKit
package import CommandLineStreams
internal import Models
package import Persistence

/// `kith book`: the address books of this machine.
@MainActor
package struct BookCommand: Command {
    private static let json = OptionDefinition.flag(.json, "Print as JSON")
    private static let name = ArgumentDefinition(.name, "The book", kind: .name(of: .book), count: .one)

    private enum Action: String {
        case list, show, add, set, remove
    }

    package static let definition = CommandDefinition(
        "book", "List, add, change and remove address books",
        subcommands: [
            CommandDefinition(Action.list, aliases: ["ls"], "List address books", options: [json]),
            CommandDefinition(Action.show, "Show an address book", arguments: [name], options: [json]),
            CommandDefinition(
                Action.add, "Add a local address book, or one connected to a directory",
                discussion: """
                    To sign in, every kind takes --option token-command=COMMAND, or password-command=COMMAND with the user \
                    in the URL (https://USER@host): a shell command that prints the secret, such as `pass show work`. The \
                    secret is never stored, and sent to the directory's own host only. --option ca-file=FILE trusts the \
                    authorities of a PEM file.
                    """,
                arguments: [
                    ArgumentDefinition(.name, "Its name: no spaces, no \"/\" or \":\"", kind: .text, count: .one)
                ],
                options: [
                    .value(
                        .directory, "KIND", "Connect it to a directory of this kind", kind: .name(of: .directoryKind)),
                    .value(.url, "URL", "The directory's URL"),
                    .repeated(.option, "K=V", "An option of the directory kind"),
                ],
                examples: [
                    .init(
                        "kith book add rebels --directory star-wars --url https://host/mobile/interview/directory",
                        "a read-only book; `kith sync rebels` reads the directory")
                ]),
            CommandDefinition(
                Action.set, "Change a book's directory URL and options",
                arguments: [
                    name,
                    ArgumentDefinition(
                        .assignments, "url=…, or an option; an empty value removes it", kind: .text, count: .many),
                ]),
            CommandDefinition(
                Action.remove, aliases: ["rm"], "Remove a book and its contacts from this machine",
                discussion: "The directory keeps its contacts.",
                arguments: [name], options: [.flag(.yes, short: "y", "Don't ask for confirmation")]),
        ],
        defaultSubcommand: Action.list)

    private let store: any ContactStore
    private let catalog: BookCatalog
    private let confirmation: Confirmation
    private let output: Output
    private let diagnostics: Diagnostics

    package init(
        store: any ContactStore, catalog: BookCatalog, confirmation: Confirmation, output: Output,
        diagnostics: Diagnostics
    ) {
        self.store = store
        self.catalog = catalog
        self.confirmation = confirmation
        self.output = output
        self.diagnostics = diagnostics
    }

    package func run(_ arguments: ParsedCommand) async throws -> ExitCode {
        let name = arguments.argument(.name) ?? ""
        switch arguments.subcommand(as: Action.self) {
        case .show: try show(name, asJSON: arguments.flag(.json))
        case .add: try add(name, arguments)
        case .set: try set(name, arguments)
        case .remove: try remove(name, arguments)
        case .list: try list(asJSON: arguments.flag(.json))
        }
        try output.flush()
        return .done
    }

    private func list(asJSON: Bool) throws {
        let books = try store.read { reader in
            try reader.books().map { try BookSummary($0, reader: reader) }
        }
        let view = BookText(output: output)
        if asJSON { try view.writeDocument(books) } else { try view.writeLines(books) }
        if books.isEmpty { diagnostics.note("no address books yet; add one with `kith book add NAME`") }
    }

    private func show(_ name: String, asJSON: Bool) throws {
        let summary = try store.read { reader in
            try BookSummary(reader.book(named: name), reader: reader)
        }
        let view = BookText(output: output)
        if asJSON { try view.writeDocument(summary) } else { try view.writeFields(summary) }
    }

    private func add(_ name: String, _ arguments: ParsedCommand) throws {
        let options = try pairs(arguments.values(.option))
        let book = try catalog.add(
            name, kind: arguments.value(.directory), url: arguments.value(.url),
            options: Dictionary(options) { _, last in last })
        let next = book.directory == nil ? "" : "; read its directory with `kith sync \(name.quotedForShell)`"
        diagnostics.note("added the book \(name.quoted)\(next)")
        warn(about: book)
    }

    private func set(_ name: String, _ arguments: ParsedCommand) throws {
        let book = try catalog.set(name, try pairs(arguments.arguments(.assignments)))
        diagnostics.note("changed the book \(name.quoted)")
        warn(about: book)
    }

    private func warn(about book: AddressBook) {
        if let warning = BookSummary.warning(about: book) { diagnostics.note(warning) }
    }

    private func remove(_ name: String, _ arguments: ParsedCommand) throws {
        if let loss = try catalog.loss(with: name), !arguments.flag(.yes) {
            try confirmation.ask("remove \(name.quoted) with \(loss.text)?", flag: "--yes")
        }
        try catalog.remove(name)
        diagnostics.note("removed the book \(name.quoted)")
    }

    private func pairs(_ texts: [String]) throws -> [(key: String, value: String)] {
        try texts.map { text in
            guard let equals = text.firstIndex(of: "="), equals > text.startIndex else {
                throw CommandError(kind: "usage", "\(text.quoted) is not of the form KEY=VALUE", exitCode: .usage)
            }
            return (String(text[..<equals]), String(text[text.index(after: equals)...]))
        }
    }
}
