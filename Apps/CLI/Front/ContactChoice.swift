internal import Composition
internal import Models
internal import Persistence
internal import TerminalUI

/// Finds the one contact that a person means.
@MainActor
struct ContactChoice {
    private let store: any ContactStore
    private let confirmation: Confirmation
    private let diagnostics: Diagnostics
    private static let listed = 20

    nonisolated init(store: any ContactStore, confirmation: Confirmation, diagnostics: Diagnostics) {
        self.store = store
        self.confirmation = confirmation
        self.diagnostics = diagnostics
    }

    /// - Parameter words: an id, the start of one, or words that match exactly one contact. Several matches are a
    ///   numbered choice on a terminal.
    /// - Throws: a ``Problem`` when nothing matches, or several do and there is nobody to ask.
    func contact(_ words: [String], book: String?) throws -> ContactID {
        if let id = try identifier(words) { return id }
        let query = ContactQuery(terms: try SearchTerm.searched(words), book: book)
        let (rows, total) = try store.read { reader in
            if let book { _ = try reader.book(named: book) }
            return (try reader.rows(query, offset: 0, limit: Self.listed), try reader.count(query))
        }
        let typed = words.joined(separator: " ")
        guard let first = rows.first else {
            throw Problem(
                kind: "not-found", "no contact matches \"\(typed)\"",
                hint: "`kith list` shows whom there is.", exitCode: .nothingFound)
        }
        if total == 1 { return first.id }
        if let chosen = ask(rows, total: total, typed: typed) { return chosen }
        throw Problem(
            kind: "ambiguous",
            (["\"\(typed)\" matches \(total) contacts:"] + lines(rows, total: total)).joined(separator: "\n"),
            hint: "Add a word, or use the id.", exitCode: .ambiguous)
    }

    private func identifier(_ words: [String]) throws -> ContactID? {
        guard words.count == 1, let text = words.first?.lowercased(), text.count >= ContactID.shortestPrefix,
            ContactID.canBePrefix(text)
        else { return nil }
        let found = try store.read { try $0.contactIDs(withPrefix: text, limit: 2) }
        return found.count == 1 ? found.first : nil
    }

    private func ask(_ rows: [ContactRow], total: Int, typed: String) -> ContactID? {
        guard confirmation.canAsk else { return nil }
        for (number, line) in zip(1..., lines(rows, total: total)) {
            diagnostics.prompt(number <= rows.count ? "\(number)) \(line)\n" : "   \(line)\n")
        }
        diagnostics.prompt("Which one? (1-\(rows.count), Enter for none) ")
        guard let answer = readLine(), let number = Int(answer.trimmed), rows.indices.contains(number - 1) else {
            return nil
        }
        return rows[number - 1].id
    }

    private func lines(_ rows: [ContactRow], total: Int) -> [String] {
        let shown = rows.map { row in
            let about = [row.subtitle, row.book].compactMap { $0 }.map { SafeText($0) }
            return ([SafeText(row.id.text), SafeText(shownName: row.name)] + about).map(\.string)
                .joined(separator: "  ")
        }
        return total > rows.count ? shown + ["… and \(total - rows.count) more"] : shown
    }
}
