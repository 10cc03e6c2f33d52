/// Answer to a field of a form: a command sign or the new value.
package enum FormAnswer: Sendable, Hashable {
    /// An empty line: what is there stays.
    case keep
    case clear
    /// Another value of the field, or another line of a note.
    case add
    case label
    case previous
    /// Past all other fields to saving.
    case save
    case help
    /// To the first field whose name begins so.
    case field(String)
    case value(String)

    /// A value that would be a sign stands behind a backslash.
    init(_ line: String) {
        switch line {
        case "": self = .keep
        case "-": self = .clear
        case "+": self = .add
        case "#": self = .label
        case "<": self = .previous
        case ".": self = .save
        case "?": self = .help
        case _ where line.first == "/": self = .field(String(line.dropFirst()))
        case _ where Self.isSign(behindBackslash: line):
            self = .value(String(line.dropFirst()))
        default: self = .value(line)
        }
    }

    /// Help for form answers, a sentence or two a line.
    static let explanation = [
        "Enter keeps the value. - clears it. Anything else is the new value.",
        "+ adds a value, or lines to a note. # changes the label of a value.",
        "A note can have several lines, including blank ones. A line with only a period ends it.",
        "< goes back a field, /PHONE goes to the field Phone, . goes to saving. Nothing is saved before that.",
        "To enter a value that is one of these signs, or begins with /, type a backslash before it: \\-",
    ]

    /// True if the line is a value that would be a sign without the backslash before it.
    static func isSign(behindBackslash line: String) -> Bool {
        let text = line.drop { $0 == "\\" }
        return line.first == "\\" && (["-", "+", "#", "<", ".", "?"].contains(text) || text.first == "/")
    }
}
