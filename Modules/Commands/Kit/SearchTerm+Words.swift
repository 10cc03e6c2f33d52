internal import CommandLineErrors
internal import CommandLineStreams
internal import Models
package import Persistence

extension SearchTerm {
    /// The terms of a command's words; none for none. Throws a ``CommandError`` where there are words, and nothing in them to
    /// search for: no terms would match everybody.
    package static func searched(_ words: [String]) throws -> [SearchTerm] {
        let terms = terms(in: words)
        if terms.isEmpty, !words.isEmpty {
            throw CommandError(
                kind: "usage", "\(words.joined(separator: " ").quoted) has no letter or digit to search for",
                hint: "`kith help search` says how words match.", exitCode: .usage)
        }
        return terms
    }
}
