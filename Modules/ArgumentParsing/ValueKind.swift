/// The kind of a value. The parser checks choices and integers; completions use most kinds.
package enum ValueKind: Sendable, Hashable {
    /// Any text.
    case text
    /// A file path, or `-` where the command allows it.
    case file
    /// A folder path.
    case folder
    /// A name that only the front end knows; the text identifies the kind of name for completions.
    case named(String)
    /// A command or topic name.
    case command
    /// The word `-`, which stands for standard input. An argument of this kind takes that word at any position, and no
    /// other word.
    case standardInput
    /// One of these choices.
    case choice([String])
    /// Several of these choices, separated by commas.
    case choices([String])
    /// An integer in decimal digits.
    case integer(ClosedRange<Int>)

    /// The expected value if this one is not of this kind; nil if it is.
    func error(of value: String) -> String? {
        switch self {
        case .text, .file, .folder, .named, .command, .standardInput:
            return nil
        case .choice(let choices):
            return choices.contains(value) ? nil : "choose " + Self.alternatives(choices)
        case .choices(let choices):
            let parts = value.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
            return parts.allSatisfy(choices.contains)
                ? nil : "choose from \(Self.alternatives(choices, last: "and")), separated by commas"
        case .integer(let range):
            if let number = Int(value), range.contains(number) { return nil }
            return "expected a whole number \(Self.extent(range))"
        }
    }

    static func alternatives(_ choices: [String], last: String = "or") -> String {
        guard let final = choices.last, choices.count > 1 else { return choices.first ?? "" }
        return choices.dropLast().joined(separator: ", ") + " \(last) " + final
    }

    private static func extent(_ range: ClosedRange<Int>) -> String {
        switch (range.lowerBound, range.upperBound) {
        case (.min, .max): "of 64 bits"
        case (.min, let upper): "up to \(upper)"
        case (let lower, .max): "from \(lower)"
        case (let lower, let upper): "from \(lower) to \(upper)"
        }
    }
}
