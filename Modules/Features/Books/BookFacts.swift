internal import AddressBooks
package import Models
internal import Persistence

/// Facts about the selected book.
package struct BookFacts: Sendable, Hashable {
    /// Something that is so: its name, and beside that what is so.
    package struct Fact: Sendable, Hashable {
        package let name: String
        /// From anywhere; what could command the terminal is made harmless when it is drawn.
        package let text: String
        /// Severity of the fact.
        package let kind: Status.Kind

        init(_ name: String, _ text: String, _ kind: Status.Kind = .note) {
            self.name = name
            self.text = text
            self.kind = kind
        }
    }

    package let facts: [Fact]

    package init(_ state: BooksState) {
        guard let summary = state.selected else {
            let failed = state.failures.keys.sorted()
            let what = "\(state.contacts.grouped) in \(state.books.count.counted("address book"))"
            let errors = failed.isEmpty ? [] : [Fact("Problem", "\(failed.joined(separator: ", "))", .failure)]
            facts = [Fact("Contacts", what)] + errors
            return
        }
        // What is wrong comes first: there may be no room for all.
        let failure = state.failures[summary.book.name].map { failure in
            Fact("Problem", Status(failure).text, .failure)
        }
        facts =
            [failure, Self.unreadable(of: summary, in: state)].compactMap(\.self) + Self.facts(of: summary)
    }

    private static let shownReasons = 3

    /// Unreadable entries with their errors if refreshed in this run of the app; else their number.
    private static func unreadable(of summary: BookSummary, in state: BooksState) -> Fact? {
        let reasons = state.unreadable[summary.book.name] ?? []
        let count = max(reasons.count, summary.status.skipped)
        guard count > 0 else { return nil }
        let head = "Couldn't read \(count.counted("contact")) of the directory"
        let more = reasons.count > shownReasons ? ["and \(reasons.count - shownReasons) more"] : []
        let shown = reasons.prefix(shownReasons) + more
        return Fact("Skipped", shown.isEmpty ? "\(head)." : "\(head):\n\(shown.joined(separator: "\n"))", .warning)
    }

    private static func words(for operations: Capabilities.Operations) -> [String] {
        let words: [(Capabilities.Operations, String)] = [
            (.create, "add"), (.update, "edit"), (.delete, "delete"), (.favorite, "mark favorites"),
            (.photo, "set photos"), (.removePhoto, "remove photos"),
        ]
        return ["read"] + words.filter { operations.contains($0.0) }.map(\.1)
    }

    private static func facts(of summary: BookSummary) -> [Fact] {
        let binding = summary.book.directory
        let options = (binding?.options ?? [:]).sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        let texts: [(String, String)] = [
            ("Directory", binding.map { "\($0.kind) at \(summary.url ?? "")" } ?? "local"),
            ("Options", options.joined(separator: " ")),
            ("Can", Self.words(for: summary.book.capabilities.operations).joined(separator: ", ")),
            ("Changes", summary.edits.words.joined(separator: ", ")),
        ]
        return texts.filter { !$0.1.isEmpty }.map { Fact($0.0, $0.1) }
    }
}
