/// What a person types at a field of a form: a sign that does something, or the new value.
enum FormAnswer: Sendable, Hashable {
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
        case _ where line.first == "\\" && Self.isSign(line.drop { $0 == "\\" }):
            self = .value(String(line.dropFirst()))
        default: self = .value(line)
        }
    }

    /// What a person can type, a sentence or two a line.
    static let explanation = [
        "Enter keeps what is there. - clears it. Anything else is the new value.",
        "+ adds another value, or a line to a note. # changes the label of a value.",
        "< goes back a field, /PHONE goes to the field Phone, . goes to saving. Nothing is saved before that.",
        "A value that is one of these signs, or begins with /, is typed behind a backslash: \\-",
    ]

    private static func isSign(_ text: Substring) -> Bool {
        ["-", "+", "#", "<", ".", "?"].contains(text) || text.first == "/"
    }
}
