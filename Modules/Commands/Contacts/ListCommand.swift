package import ArgumentParsing
package import CommandKit
internal import CommandLineFormats
package import CommandLineStreams
internal import Models
package import Persistence

/// `kith list`: the contacts that match, one a line.
@MainActor
package struct ListCommand: Command {
    package static let definition = CommandDefinition(
        "list", aliases: ["ls"], "List contacts",
        discussion: """
            Lists the contacts that match all WORDS, or all contacts. On a terminal as a table that fits it; in a pipe \
            one contact a line with tabs between name, e-mail, phone, book and id, without a header, nothing cut. \
            `kith help search` says how words match, `kith help json` which keys there are.
            """,
        arguments: [ArgumentDefinition(.words, "Words to search for", kind: .text, count: .any)],
        options: [
            .flag(.favorites, "Only favorites"),
            .value(
                .kind, "KIND", "Only contacts of this kind",
                kind: .choice(ContactKind.known.map(\.text) + ["organization"])),
            .value(.category, "NAME", "Only contacts in this category"),
            .value(.sort, "ORDER", "Sort order (default: name)", kind: .choice(["name", "family", "recent"])),
            .flag(.reverse, "Reverse the order"),
            .value(.limit, "N", "Limit to N results", kind: .integer(0...Int.max)),
            .value(
                .fields, "FIELDS", "Fields to print",
                kind: .choices(ContactColumn.allCases.map(\.rawValue))),
            .flag(.json, "Print as one JSON document"),
            .flag(.jsonl, "Print as JSON, one contact per line"),
            .flag(.tsv, "Print tab-separated text, even on a terminal"),
            .value(.format, "TEMPLATE", "Print by a template with {field}; a leading ! skips contacts that lack one"),
            .flag(.header, "Print a header line in tab-separated text"),
            .flag(.null, short: "0", "End records with NUL instead of a line break"),
            .flag(.photos, "Show photos, two lines per contact"),
            .flag(.refresh, "Sync the books first"),
        ],
        exclusiveOptions: [
            ["json", "jsonl", "tsv", "format", "photos"], ["photos", "header"], ["photos", "fields"],
            ["photos", "null"],
            ["header", "json"], ["header", "jsonl"], ["header", "format"],
            ["fields", "format"],
        ],
        examples: [
            .init("kith list hux", "who is Hux?"),
            .init("kith list --favorites --json", "favorites for a script"),
            .init("kith list --format '!{name} <{email}>'", "everyone with an e-mail address"),
        ])

    private let store: any ContactStore
    /// Called only where the books are to be synced first.
    private let refresher: @MainActor () throws -> Refresher
    /// Called only where photos are shown.
    private let photos: @MainActor () throws -> PhotoList
    private let output: Output
    private let diagnostics: Diagnostics

    package init(
        store: any ContactStore, refresher: @escaping @MainActor () throws -> Refresher,
        photos: @escaping @MainActor () throws -> PhotoList, output: Output, diagnostics: Diagnostics
    ) {
        self.store = store
        self.refresher = refresher
        self.photos = photos
        self.output = output
        self.diagnostics = diagnostics
    }

    package func run(_ arguments: ParsedCommand) async throws -> ExitCode {
        let query = try query(arguments)
        if let book = query.book { _ = try store.read { try $0.book(named: book) } }
        var refreshed = ExitCode.done
        if arguments.flag(.refresh) { refreshed = try await refresher().refreshBeforeReading(book: query.book) }
        let list = MatchingContacts(store: store, query: query)
        let limit = arguments.integer(.limit) ?? .max
        let count =
            arguments.flag(.photos)
            ? try await photos().write(list, limit: limit) : try write(list, arguments, limit: limit)
        try output.flush()
        guard count == 0, limit > 0 else { return refreshed }
        diagnostics.note(Self.emptyMessage(query))
        return refreshed == .done ? .nothingFound : refreshed
    }

    private func query(_ arguments: ParsedCommand) throws -> ContactQuery {
        ContactQuery(
            terms: try SearchTerm.searched(arguments.arguments(.words)), book: arguments.value(.book),
            favoritesOnly: arguments.flag(.favorites),
            kind: arguments.value(.kind).map { $0 == "organization" ? .organization : ContactKind($0) },
            category: arguments.value(.category),
            sort: arguments.value(.sort).flatMap(ContactQuery.Sort.init) ?? .name,
            isReversed: arguments.flag(.reverse))
    }

    /// The number of contacts written.
    private func write(_ list: MatchingContacts, _ arguments: ParsedCommand, limit: Int) throws -> Int {
        let terminator = arguments.flag(.null) ? "\0" : "\n"
        if arguments.flag(.json) { return try ContactDocuments(output: output).writeList(list, limit: limit) }
        if arguments.flag(.jsonl) {
            return try ContactDocuments(output: output).writeLines(list, limit: limit, terminator: terminator)
        }
        if let format = arguments.value(.format) {
            let template = try Template(format)
            let records = ContactRecords(list: list, columns: template.columns, limit: limit) { output.hasReader }
            return try records.write { value in
                if let text = template.text(value) { try output.write(text + terminator) }
            }
        }
        let chosen = arguments.choices(.fields)?.compactMap(ContactColumn.init)
        if output.isTerminal, !arguments.flag(.tsv), terminator == "\n" {
            return try ListTable(output: output).write(list, columns: chosen, limit: limit)
        }
        let columns = chosen ?? [.name, .email, .phone, .book, .id]
        if arguments.flag(.header) {
            try output.write(TabSeparated.record(columns.map(\.rawValue), terminator: terminator))
        }
        let records = ContactRecords(list: list, columns: columns, limit: limit) { output.hasReader }
        return try records.write { value in
            try output.append { bytes in
                TabSeparated.append(columns.count, terminator: terminator, to: &bytes) { value(columns[$0]) }
            }
        }
    }

    private static func emptyMessage(_ query: ContactQuery) -> String {
        let narrowed = !query.terms.isEmpty || query.favoritesOnly || query.kind != nil || query.category != nil
        if narrowed { return "no contact matches" }
        return query.book.map { "the book \($0.quoted) has no contacts" } ?? "no contacts yet; add one with `kith new`"
    }
}
