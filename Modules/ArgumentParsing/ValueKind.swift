/// What a value is. The parser checks choices and whole numbers; completions use most of them.
package enum ValueKind: Sendable, Hashable {
    /// Any text.
    case text
    /// A file's path, or `-` where the command says so.
    case file
    /// A folder's path.
    case folder
    /// A name that means something to the front alone: the text says what it is a name of, for completions.
    case named(String)
    /// A command or topic.
    case command
    /// The word `-`, which stands for the standard input. An argument of this kind takes that word wherever it stands
    /// among the others, and takes no other.
    case standardInput
    /// One of these.
    case choice([String])
    /// Some of these, with commas between.
    case choices([String])
    /// A whole number in decimal digits.
    case integer(ClosedRange<Int>)

    /// What was expected, where a value is not of this kind.
    func fault(of value: String) -> String? {
        switch self {
        case .text, .file, .folder, .named, .command, .standardInput:
            return nil
        case .choice(let choices):
            return choices.contains(value) ? nil : "choose " + Self.alternatives(choices)
        case .choices(let choices):
            let parts = value.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
            return parts.allSatisfy(choices.contains)
                ? nil : "choose from \(Self.alternatives(choices, last: "and")), with commas between"
        case .integer(let range):
            if let number = Int(value), range.contains(number) { return nil }
            return "a whole number \(Self.extent(range)) is expected"
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
