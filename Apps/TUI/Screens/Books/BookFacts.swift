internal import BooksFeature
internal import Models
internal import Persistence
internal import Sync
internal import TerminalUI

/// What there is to say of the selected book.
struct BookFacts {
    let facts: [Fact]

    init(_ state: BooksState) {
        guard let summary = state.selected else {
            let failed = state.failures.keys.sorted()
            let what = "\(state.contacts.grouped) in \(state.books.count.counted("book"))"
            let faults = failed.isEmpty ? [] : [Fact("Problem", "\(failed.joined(separator: ", "))", .failure)]
            facts = [Fact("Contacts", what)] + faults
            return
        }
        // What is wrong comes first: there may be no room for all.
        let failure = state.failures[summary.book.name].map { failure in
            Fact("Problem", Status(failure).text, .failure)
        }
        facts = [failure].compactMap(\.self) + Self.facts(of: summary)
    }

    private static func facts(of summary: BookSummary) -> [Fact] {
        let binding = summary.book.directory
        let options = (binding?.options ?? [:]).sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        let skipped = summary.status.skipped
        let texts: [(String, String)] = [
            ("Directory", binding.map { "\($0.kind) at \($0.url)" } ?? "on this machine only"),
            ("Options", options.joined(separator: " ")),
            ("Can", summary.capabilities.joined(separator: ", ")),
            ("Skipped", skipped == 0 ? "" : "\(skipped.counted("contact")) of the directory could not be read"),
            ("Changes", summary.edits.text),
        ]
        return texts.filter { !$0.1.isEmpty }.map { Fact($0.0, $0.1) }
    }
}

extension EditCounts {
    fileprivate var text: String {
        [
            waiting == 0 ? nil : "\(waiting.grouped) waiting to be sent",
            refused == 0 ? nil : "\(refused.grouped) refused",
            conflicts == 0 ? nil : "\(conflicts.grouped) in conflict",
        ].compactMap(\.self).joined(separator: ", ")
    }
}
