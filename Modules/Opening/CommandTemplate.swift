/// A user's command template: words separated by blanks, with shell-like quotes and backslashes, and `{}` for the
/// link. No shell evaluates it: variables, globs and substitutions are plain text.
package struct CommandTemplate: Sendable, Hashable {
    private let words: [String]
    private static let mark = "{}"

    /// - Parameter setting: The setting's name, for messages.
    /// - Throws: `.badTemplate` if it is blank, has an open quote, or its program is `{}`.
    package init(_ text: String, setting: String) throws(OpeningError) {
        guard let words = Self.split(text) else {
            throw .badTemplate(setting: setting, reason: "a quote is not closed")
        }
        guard let program = words.first, !program.isEmpty else {
            throw .badTemplate(setting: setting, reason: "it names no program")
        }
        guard !program.contains(Self.mark), !words.contains(where: { $0.contains("\0") }) else {
            throw .badTemplate(setting: setting, reason: "{} can't be its program")
        }
        self.words = words
    }

    /// The program and its arguments. The link replaces each `{}`, or is appended if there is none.
    package func arguments(for link: Link) -> [String] {
        guard words.contains(where: { $0.contains(Self.mark) }) else { return words + [link.text] }
        return words.map { $0.replacing(Self.mark, with: link.text) }
    }

    /// Nil for an unterminated quote or backslash.
    private static func split(_ text: String) -> [String]? {
        var words: [String] = []
        var word: String?
        var quote: Character?
        var rest = text[...]
        while let character = rest.popFirst() {
            if character == quote {
                quote = nil
            } else if character == "\\", quote != "'" {
                guard let next = rest.popFirst() else { return nil }
                // Between double quotes a backslash is literal, unless it escapes a quote or a backslash.
                let isKept = quote == "\"" && next != "\"" && next != "\\"
                word = (word ?? "") + (isKept ? "\\\(next)" : "\(next)")
            } else if quote == nil, character == "'" || character == "\"" {
                quote = character
                word = word ?? ""
            } else if quote == nil, character.isWhitespace {
                if let done = word { words.append(done) }
                word = nil
            } else {
                word = (word ?? "") + String(character)
            }
        }
        guard quote == nil else { return nil }
        if let last = word { words.append(last) }
        return words
    }
}
