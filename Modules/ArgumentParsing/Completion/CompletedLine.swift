/// The line that a shell completes: its words as typed, with the shell's quotes.
package struct CompletedLine: Sendable, Hashable {
    /// The words without quotes and escapes. The last one is completed.
    package private(set) var words: [String] = []
    /// The quote that is open in the last word.
    private(set) var openQuote: Character?
    /// True if the shell split the last word and replaces only the part after its `=`.
    private(set) var isSplit = false
    private let shell: Shell

    /// - Parameter words: The words from the shell's script, starting after the program's name.
    package init(_ words: [String], shell: Shell) {
        self.shell = shell
        for (place, raw) in words.enumerated() {
            let isLast = place == words.count - 1
            let (text, quote) = Self.unquoted(raw)
            if isLast { openQuote = quote }
            // Bash splits --name=value into three words.
            let joins = shell == .bash && joinsLastWord(raw, before: place, of: words)
            if isLast { isSplit = joins }
            if joins, let last = self.words.popLast() {
                self.words.append(last + text)
            } else {
                self.words.append(text)
            }
        }
    }

    private func joinsLastWord(_ raw: String, before place: Int, of raws: [String]) -> Bool {
        let isOption: (Int) -> Bool = { $0 >= 0 && raws[$0].hasPrefix("--") && !raws[$0].contains("=") }
        return raw == "=" ? isOption(place - 1) : place >= 2 && raws[place - 1] == "=" && isOption(place - 2)
    }

    /// Formats a candidate for the shell: the text for the line and, for shells that show it, a summary after a tab.
    package func reply(_ candidate: Completion.Candidate, lead: String) -> String {
        switch shell {
        case .bash:
            let kept =
                isSplit ? String(lead[(lead.firstIndex(of: "=").map(lead.index(after:)) ?? lead.startIndex)...]) : lead
            return kept + Self.quoted(candidate.text, within: openQuote)
        case .zsh, .fish:
            return lead + candidate.text + (candidate.summary.isEmpty ? "" : "\t" + candidate.summary)
        }
    }

    /// Removes quotes and escapes. Nothing is expanded.
    private static func unquoted(_ raw: String) -> (text: String, openQuote: Character?) {
        var text = ""
        var quote: Character?
        var rest = raw[...]
        while let character = rest.popFirst() {
            if character == quote {
                quote = nil
            } else if character == "\\", quote != "'" {
                guard let next = rest.popFirst() else { break }
                if quote == "\"", !"\"\\$`".contains(next) { text.append("\\") }
                text.append(next)
            } else if quote == nil, character == "'" || character == "\"" {
                quote = character
            } else {
                text.append(character)
            }
        }
        return (text, quote)
    }

    /// Quotes the text so that bash reads it as one plain word inside the open quote.
    private static func quoted(_ text: String, within quote: Character?) -> String {
        switch quote {
        case "'": return text.replacing("'", with: #"'\''"#)
        case "\"": return escaped(text) { "\"\\$`".unicodeScalars.contains($0) }
        default:
            return escaped(text) { scalar in
                scalar.isASCII && !scalar.properties.isAlphabetic && !("0"..."9").contains(scalar)
                    && !"-_./+,%".unicodeScalars.contains(scalar)
            }
        }
    }

    private static func escaped(_ text: String, _ isSpecial: (Unicode.Scalar) -> Bool) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if isSpecial(scalar) { result.append("\\") }
            result.append(scalar)
        }
        return String(result)
    }
}
