import ArgumentParsing

/// A part of kith's command line, with every kind of definition in it.
let sampleTable = CommandTable(
    CommandDefinition(
        "kith", "Your contacts, from every directory, in the terminal",
        options: [
            .value("book", short: "b", "BOOK", "Use this address book only", kind: .book),
            .value("color", "WHEN", "Color the output", kind: .choice(["auto", "always", "never"])),
            .flag("quiet", short: "q", "Say nothing but errors"),
            .flag("verbose", short: "v", "Log each request"),
        ],
        subcommands: [
            CommandDefinition(
                "list", aliases: ["ls"], "List contacts",
                discussion:
                    "Words are ANDed; each matches the start of a word.\n\n  field:word  limits a word to a field",
                group: "Contacts", arguments: [ArgumentDefinition("WORDS", "What to look for", count: .any)],
                options: [
                    .value("sort", "ORDER", "Sort by", kind: .choice(["name", "family", "recent"])),
                    .value("limit", short: "n", "N", "Show at most N contacts", kind: .integer(1...1000)),
                    .value("fields", "FIELDS", "Show these fields", kind: .choices(["name", "email", "phone"])),
                    .flag("json", "Print one JSON document"), .flag("jsonl", "Print JSON Lines"),
                    .flag("tsv", "Print tab-separated values"),
                    .value("format", "TEMPLATE", "Print by a template"),
                    .flag("header", isNegatable: true, "Begin with a header line"),
                    .flag("null", short: "0", "End records with NUL"),
                ],
                exclusiveOptions: [["json", "jsonl", "tsv", "format"]],
                examples: [
                    .init(
                        "kith list luke",
                        "everybody whose name, e-mail or organization has a word that begins with luke")
                ]),
            CommandDefinition(
                "show", aliases: ["details"], "Show a contact", group: "Contacts",
                arguments: [ArgumentDefinition("CONTACT", "The contact", kind: .contact)]),
            CommandDefinition(
                "new", aliases: ["add"], "Make a contact", group: "Contacts",
                options: [
                    .repeated("email", short: "e", "[LABEL:]ADDRESS", "An e-mail address"),
                    .value("given", "NAME", "The given name"),
                    .value("json", "FILE", "Take a JSON document", kind: .file),
                    .value("book", "BOOK", "Where to make it", kind: .book),
                ]),
            CommandDefinition(
                "photo", "A contact's photo", group: "Contacts",
                subcommands: [
                    CommandDefinition(
                        "set", "Set it",
                        arguments: [
                            ArgumentDefinition("CONTACT", "The contact", kind: .contact, count: .many),
                            ArgumentDefinition("FILE", "The picture", kind: .file),
                        ]),
                    CommandDefinition(
                        "remove", aliases: ["rm"], "Remove it",
                        arguments: [ArgumentDefinition("CONTACT", "The contact", kind: .contact)]),
                ]),
            CommandDefinition(
                "book", "Address books", group: "Books",
                subcommands: [
                    CommandDefinition("list", "List the books", options: [.flag("json", "Print one JSON document")]),
                    CommandDefinition(
                        "add", "Add a book", arguments: [ArgumentDefinition("NAME", "Its name")],
                        options: [.value("directory", "KIND", "Which directory")]),
                    CommandDefinition(
                        "set", "Set options",
                        arguments: [
                            ArgumentDefinition("BOOK", "The book", kind: .book),
                            ArgumentDefinition("K=V", "The options", count: .many),
                        ]),
                ], defaultSubcommand: "list"),
            CommandDefinition(
                "move", "Move a contact", group: "Books",
                arguments: [
                    ArgumentDefinition("CONTACT", "The contact", kind: .contact),
                    ArgumentDefinition("FROM", "From here", kind: .book, count: .optional),
                    ArgumentDefinition("TO", "To there", kind: .choice(["demo", "rebels"])),
                ]),
            CommandDefinition("secret", "For completions", isHidden: true),
        ]),
    topics: [HelpTopic("json", "The keys of JSON documents", text: "Every document is an object.\n\n  {\"schema\": …}")]
)

func parse(_ line: String) throws -> ParseResult { try parse(line.split(separator: " ").map(String.init)) }

func parse(_ arguments: [String]) throws -> ParseResult { try sampleTable.parse(arguments) }

extension ValueKind {
    static let book = ValueKind.named("book")
    static let contact = ValueKind.named("contact")
}

struct NotACommand: Error {
    let result: ParseResult
}

/// The command that a line calls; an error where it asks for help instead.
func command(_ line: String) throws -> ParsedCommand {
    let result = try parse(line)
    guard case .command(let command) = result else { throw NotACommand(result: result) }
    return command
}

/// Errors of a line; empty for none.
func problems(_ line: String) throws -> [ArgumentError.Issue] {
    do {
        _ = try parse(line)
        return []
    } catch let error as ArgumentError {
        return error.problems
    }
}

/// The messages of what is wrong with a line.
func messages(_ line: String) throws -> [String] { try problems(line).map(\.description) }
