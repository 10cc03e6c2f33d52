/// All errors of one command line.
package struct ArgumentError: Error, Sendable, Hashable, CustomStringConvertible {
    /// One error. Options are spelled as typed, with their hyphens.
    package enum Issue: Sendable, Hashable {
        /// An unknown command; `of` is the command line before it.
        case unknownCommand(String, of: String, suggestions: [String])
        /// A group needs one of its subcommands.
        case missingSubcommand(of: String, choices: [String])
        /// An option that the command does not have.
        case unknownOption(String, of: String, suggestions: [String])
        /// An option without its required value; `valueName` is the value's name in help.
        case missingValue(option: String, valueName: String)
        /// A flag with a value.
        case unexpectedValue(option: String)
        /// A value of the wrong kind; `subject` is the option or argument.
        case invalidValue(String, subject: String, expected: String)
        /// Mutually exclusive options given together.
        case exclusive([String])
        /// Missing required arguments.
        case missingArguments([String])
        /// Words beyond the command's arguments.
        case unexpectedArguments([String])
    }

    /// The errors, in the order of the line where they have one. Never empty.
    package let problems: [Issue]
    /// The command line up to and including the command, such as "kith book add".
    package let command: String

    /// The next step, as a sentence.
    package var hint: String { "Run '\(command) --help' for its usage." }

    /// One line per error, without control characters.
    package var description: String { problems.map(\.description).joined(separator: "\n") }
}

extension ArgumentError.Issue: CustomStringConvertible {
    /// One line for people, without control characters.
    package var description: String {
        switch self {
        case .unknownCommand(let name, let parent, let suggestions):
            "unknown command \(quote(name)) for '\(parent)'" + question(suggestions)
        case .missingSubcommand(let parent, let choices):
            "'\(parent)' needs a command: \(ValueKind.alternatives(choices))"
        case .unknownOption(let option, let command, let suggestions):
            "unknown option \(quote(option)) for '\(command)'" + question(suggestions)
        case .missingValue(let option, let valueName):
            "option '\(option)' needs a value: \(option) \(valueName)"
        case .unexpectedValue(let option):
            "option '\(option)' takes no value"
        case .invalidValue(let value, let subject, let expected):
            "invalid value \(quote(value)) for '\(subject)': \(expected)"
        case .exclusive(let options):
            "options \(ValueKind.alternatives(options.map { "'\($0)'" }, last: "and")) can't be combined"
        case .missingArguments(let names):
            "missing \(names.count == 1 ? "argument" : "arguments"): \(names.joined(separator: " "))"
        case .unexpectedArguments(let words):
            "unexpected \(words.count == 1 ? "argument" : "arguments"): "
                + words.prefix(3).map(quote).joined(separator: ", ")
                + (words.count > 3 ? " and \(words.count - 3) more" : "")
        }
    }

    private func question(_ suggestions: [String]) -> String {
        suggestions.isEmpty ? "" : "; did you mean \(ValueKind.alternatives(suggestions.map { "'\($0)'" }))?"
    }

    /// Quotes the beginning of the typed text, with the replacement character for everything that could steer a
    /// terminal.
    private func quote(_ text: String) -> String {
        let head = text.unicodeScalars.prefix(Self.longestQuote)
        let harmless = head.map { scalar -> Unicode.Scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator: "\u{FFFD}"
            default: scalar
            }
        }
        let isCut = head.endIndex < text.unicodeScalars.endIndex
        return "'\(String(String.UnicodeScalarView(harmless)))\(isCut ? "…" : "")'"
    }

    private static let longestQuote = 80
}
