package import Keys
internal import Models

/// A line that was typed where verbs are expected.
package struct PlainCommand: Sendable, Hashable {
    package let action: Action
    /// Argument after the verb.
    package let argument: String

    /// Nil where the line begins with nothing that is known at the place. A line that begins with a digit opens what its
    /// numbers say.
    package init?(_ line: String, at place: PlainPlace) {
        if line.first?.isASCIIDigit == true {
            (action, argument) = (place == .trash ? .restore : .open, line)
            return
        }
        let word = line.prefix { !$0.isWhitespace }
        let rest = String(line.dropFirst(word.count)).trimmed
        let verbs = PlainVerb.all(in: place)
        let small = word.lowercased()
        if let verb = verbs.first(where: { $0.letter == word || $0.words.contains(small) }) {
            guard rest.isEmpty || verb.argument != .nothing else { return nil }
            (action, argument) = (verb.action, rest)
            return
        }
        // "/luke" and "d3" need no blank.
        let joined = String(line.dropFirst()).trimmed
        guard let verb = verbs.first(where: { $0.letter == line.prefix(1) }),
            verb.letter == "/" || joined.first?.isASCIIDigit == true, verb.argument != .nothing
        else { return nil }
        (action, argument) = (verb.action, joined)
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
