package import ArgumentParsing
internal import CommandKit
package import CommandLineStreams
internal import Models
package import Persistence
internal import TerminalUI

/// `kith query`: addresses for mail clients, in the form that mutt, aerc and others read.
@MainActor
package struct QueryCommand: Command {
    package static let definition = CommandDefinition(
        "query", "Print e-mail addresses for a mail client",
        discussion: """
            Prints a line for each e-mail address of each contact that matches all WORDS: address, name, and \
            organization or book, with tabs between; favorites first. With --header one line of its own comes first, \
            which mutt shows as a message. When nothing matches the exit code is 1.

            In mutt or neomutt:

              set query_command = "kith query --header %s"

            In aerc:

              address-book-cmd = kith query %s
            """,
        arguments: [ArgumentDefinition(.words, "Words to search for", kind: .text, count: .many)],
        options: [.flag(.header, isNegatable: true, "Print a first line with the number of addresses")],
        examples: [.init("kith query leia", "addresses of everyone named Leia")])

    private let store: any ContactStore
    private let output: Output
    private let diagnostics: Diagnostics

    package init(store: any ContactStore, output: Output, diagnostics: Diagnostics) {
        self.store = store
        self.output = output
        self.diagnostics = diagnostics
    }

    package func run(_ arguments: ParsedCommand) async throws -> ExitCode {
        let words = arguments.arguments(.words)
        let hasHeader = arguments.flag(.header)
        let lines = try lines(words, book: arguments.value(.book))
        guard !lines.isEmpty else {
            // Mutt takes the first line for the message, and what a program writes on stderr for dirt on its screen.
            let message = "no address matches"
            if hasHeader { try output.writeLine(message) } else { diagnostics.note(message) }
            try output.flush()
            return .nothingFound
        }
        if hasHeader { try output.writeLine(lines.count == 1 ? "1 address" : "\(lines.count) addresses") }
        for line in lines { try output.writeLine(line) }
        try output.flush()
        return .done
    }

    private func lines(_ words: [String], book: String?) throws -> [String] {
        let terms = SearchTerm.terms(in: words)
        // Punctuation alone asks for something, and finds nothing; blanks ask for everybody.
        guard !terms.isEmpty || words.allSatisfy({ $0.nonBlank == nil }) else { return [] }
        var favorites: [String] = []
        var others: [String] = []
        try store.read { reader in
            if let book { _ = try reader.book(named: book) }
            try reader.forEachContact(ContactQuery(terms: terms, book: book)) { contact in
                let found = Self.lines(of: contact)
                if contact.isFavorite { favorites += found } else { others += found }
                return true
            }
        }
        return favorites + others
    }

    /// The address preferred most comes first.
    private static func lines(of contact: Contact) -> [String] {
        let card = contact.card
        guard !card.emails.isEmpty else { return [] }
        var emails = card.emails
        if let preferred = emails.preferred, let place = emails.firstIndex(of: preferred) {
            emails.insert(emails.remove(at: place), at: 0)
        }
        let name = TabSeparated.unescaped(card.displayName)
        let other = TabSeparated.unescaped(card.organization?.displayText ?? contact.book)
        var seen: Set<String> = []
        return emails.compactMap { email in
            // A control character inside stays visible, so that no part of an address can pass for another one.
            guard let address = email.value.nonBlank, seen.insert(address).inserted else { return nil }
            return "\(SafeText(address, lineBreaks: .replaced).string)\t\(name)\t\(other)"
        }
    }
}
