package import ArgumentParsing
internal import CommandLineErrors
internal import CommandLineFormats
package import CommandLineStreams
package import Models
package import Persistence
internal import TerminalUI

/// Finds the one contact that the user means.
@MainActor
package struct ContactChoice {
    private let store: any ContactStore
    private let confirmation: Confirmation
    private let diagnostics: Diagnostics
    private static let listed = 20

    /// The argument of commands that take one contact: an id, or any number of words.
    package static func one(_ kind: NameKind = .contact) -> ArgumentDefinition {
        ArgumentDefinition(
            .contact, "An id, or words that match one contact", kind: .name(of: kind), count: .many)
    }

    /// The argument of commands that take one contact and something else behind it.
    package static let oneBeforeOthers = ArgumentDefinition(
        .contact, "An id, or words in quotes that match one contact", kind: .name(of: .contact))

    /// The argument of commands that take several contacts.
    package static func several(_ kind: NameKind = .contact) -> ArgumentDefinition {
        ArgumentDefinition(
            .contact, "An id, or words in quotes that match one contact", kind: .name(of: kind), count: .many)
    }

    package nonisolated init(store: any ContactStore, confirmation: Confirmation, diagnostics: Diagnostics) {
        self.store = store
        self.confirmation = confirmation
        self.diagnostics = diagnostics
    }

    /// - Parameter words: an id, the start of one, a full name, or words that match exactly one contact. A full name wins
    ///   over other matches of its words; the start of an id does not. Several matches are a numbered choice on a terminal.
    /// - Throws: a ``CommandError`` when nothing matches, or several do and there is nobody to ask.
    package func contact(_ words: [String], book: String?) throws -> ContactID {
        let identified = try identifier(words)
        if let identified, identified.text == prefix(words) { return identified }
        let typed = words.joined(separator: " ")
        let terms = try SearchTerm.searched(words)
        let query = ContactQuery(terms: terms, book: book)
        let matches = try store.read { reader in
            if let book { _ = try reader.book(named: book) }
            let namesakes = try reader.rows(namesBeginningWith: typed, inBook: book, limit: Self.listed)
            return Matches(
                typed: typed, identified: try identified.flatMap(reader.contact), terms: terms, namesakes: namesakes,
                rows: try reader.rows(query, offset: 0, limit: Self.listed),
                total: try reader.count(query))
        }
        return try one(of: matches, none: "no contact matches", hint: "`kith list` lists all contacts.")
    }

    /// Each word by itself is a contact, words in quotes are one; a contact that is named twice counts once.
    package func contacts(_ words: [String], book: String?) throws -> [ContactID] {
        try each(words) { try contact([$0], book: book) }
    }

    /// The one of these contacts that the words match.
    ///
    /// - Parameters:
    ///   - place: where these contacts are, as it is told where none matches: "in the trash".
    ///   - listing: the command that lists them.
    package func contact(
        _ words: [String], among candidates: [Contact], place: String, listing: String
    ) throws -> ContactID {
        let start = prefix(words)
        let identified = start.map { start in candidates.filter { $0.id.text.hasPrefix(start) } } ?? []
        if let first = identified.first, first.id.text == start { return first.id }
        let terms = try SearchTerm.searched(words)
        let found = candidates.filter { contact in terms.allSatisfy { $0.matches(contact) } }
        let matches = Matches(
            typed: words.joined(separator: " "),
            identified: identified.count == 1 ? identified.first : nil, terms: terms,
            namesakes: found.map { ContactRow($0) }, rows: found.prefix(Self.listed).map { ContactRow($0) },
            total: found.count)
        return try one(of: matches, none: "no contact \(place) matches", hint: "`\(listing)` lists them all.")
    }

    /// As ``contacts(_:book:)`` among these contacts.
    package func contacts(
        _ words: [String], among candidates: [Contact], place: String, listing: String
    ) throws -> [ContactID] {
        try each(words) { try contact([$0], among: candidates, place: place, listing: listing) }
    }

    private func each(_ words: [String], _ find: (String) throws -> ContactID) throws -> [ContactID] {
        var seen: Set<ContactID> = []
        return try words.map(find).filter { seen.insert($0).inserted }
    }

    private func one(of matches: Matches, none: String, hint: String?) throws -> ContactID {
        let (typed, rows, total) = (matches.typed, matches.all, matches.total)
        guard let first = rows.first else {
            throw CommandError(kind: "not-found", "\(none) \(typed.quoted)", hint: hint, exitCode: .nothingFound)
        }
        if total == 1 { return first.id }
        if let named = matches.named { return named }
        if let chosen = ask(rows, total: total) { return chosen }
        throw CommandError(
            kind: "ambiguous",
            (["\(typed.quoted) matches \(total) contacts:"] + lines(rows, total: total)).joined(separator: "\n"),
            hint: "Add a word, or use the whole id.", exitCode: .ambiguous)
    }

    /// The contacts that what was typed may mean.
    private struct Matches {
        let typed: String
        /// The only contact whose id begins so, where its words do not match.
        private let identified: ContactRow?
        /// Those whose full name it is.
        private let namesakes: [ContactRow]
        /// Those that match its words: the first ones.
        private let rows: [ContactRow]
        private let count: Int

        /// - Parameters:
        ///   - identified: the only contact whose id begins so.
        ///   - namesakes: contacts whose name may be the one that was typed.
        ///   - rows: the first ones that match the terms.
        ///   - total: the number of those that match the terms.
        init(
            typed: String, identified: Contact?, terms: [SearchTerm], namesakes: [ContactRow], rows: [ContactRow],
            total: Int
        ) {
            self.typed = typed
            self.identified = identified.flatMap { contact in
                terms.allSatisfy { $0.matches(contact) } ? nil : ContactRow(contact)
            }
            self.namesakes = namesakes.filter { $0.name.folded == typed.folded }
            self.rows = rows
            count = total
        }

        /// The identified one first.
        var all: [ContactRow] { [identified].compactMap(\.self) + rows }
        var total: Int { count + (identified == nil ? 0 : 1) }
        /// The only one of the full name, unless the text is also the start of another's id.
        var named: ContactID? {
            namesakes.count == 1 && identified == nil ? namesakes.first?.id : nil
        }
    }

    /// The words as the start of an identifier, where they can be one.
    private func prefix(_ words: [String]) -> String? {
        guard words.count == 1, let text = words.first?.lowercased(), text.count >= ContactID.shortestPrefix,
            ContactID.canBePrefix(text)
        else { return nil }
        return text
    }

    private func identifier(_ words: [String]) throws -> ContactID? {
        guard let text = prefix(words) else { return nil }
        let found = try store.read { try $0.contactIDs(withPrefix: text, limit: 2) }
        return found.count == 1 ? found.first : nil
    }

    private func ask(_ rows: [ContactRow], total: Int) -> ContactID? {
        guard confirmation.canAsk else { return nil }
        for (number, line) in zip(1..., lines(rows, total: total)) {
            diagnostics.prompt(number <= rows.count ? "\(number)) \(line)\n" : "   \(line)\n")
        }
        diagnostics.prompt("Which one? (1-\(rows.count), Enter to cancel) ")
        guard let answer = readLine(), let number = Int(answer.trimmed), rows.indices.contains(number - 1) else {
            return nil
        }
        return rows[number - 1].id
    }

    private func lines(_ rows: [ContactRow], total: Int) -> [String] {
        let shown = rows.map { row in
            let about = [row.subtitle, row.book].compactMap { $0 }.map { SafeText($0.excerpt()) }
            return ([SafeText(row.id.text), SafeText(shownName: row.name.excerpt())] + about).map(\.string)
                .joined(separator: "  ")
        }
        return total > rows.count ? shown + ["… and \(total - rows.count) more"] : shown
    }
}
