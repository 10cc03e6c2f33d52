package import Keys

/// One row of the table of verbs: what begins a line, and what that does. The table feeds dispatch and help.
package struct PlainVerb: Sendable {
    /// Kind of argument a verb accepts.
    package enum Argument: Sendable, Hashable {
        case nothing
        /// One number, or none for the contact that was shown last.
        case number
        /// Numbers and ranges of them.
        case numbers
        /// Any text.
        case text(String)

        package var help: String {
            switch self {
            case .nothing: ""
            case .number: " NUMBER"
            case .numbers: " NUMBERS"
            case .text(let name): " \(name)"
            }
        }
    }

    package let place: PlainPlace
    /// The letter or sign of the same action's key on the full screen, wherever it has one.
    package let letter: String
    /// The same as a word, and what the command line calls it.
    package let words: [String]
    package let action: Action
    package let argument: Argument
    package let help: String

    package init(
        _ place: PlainPlace, _ letter: String, _ words: [String], _ action: Action, _ help: String,
        _ argument: Argument = .nothing
    ) {
        self.place = place
        self.letter = letter
        self.words = words
        self.action = action
        self.argument = argument
        self.help = help
    }

    /// "d, delete NUMBERS: Delete contacts."
    package var helpLine: String { "\(letter), \(words.first ?? "")\(argument.help): \(help)" }

    /// The verbs of a place, in the order of its help.
    package static func all(in place: PlainPlace) -> [PlainVerb] { table.filter { $0.place == place } }
}
