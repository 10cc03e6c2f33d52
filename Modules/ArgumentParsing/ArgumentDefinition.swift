/// A positional argument of a command.
package struct ArgumentDefinition: Sendable, Hashable {
    /// The number of words that an argument takes. At most one argument of a command may take several.
    package enum Count: Sendable, Hashable {
        /// Exactly one.
        case one
        /// Zero or one.
        case optional
        /// Zero or more.
        case any
        /// One or more.
        case many
    }

    /// The name in help and in `ParsedCommand`, in capital letters; `-` for standard input.
    package let name: String
    /// The kind of value.
    package let kind: ValueKind
    /// The number of words.
    package let count: Count
    /// One line without a final period.
    package let summary: String

    /// Creates an argument.
    package init(_ name: ArgumentName, _ summary: String, kind: ValueKind = .text, count: Count = .one) {
        self.name = name.text
        self.kind = kind
        self.count = count
        self.summary = summary
    }

    /// The word `-`, for a command that can read standard input.
    package static func standardInput(_ summary: String) -> ArgumentDefinition {
        ArgumentDefinition(.standardInput, summary, kind: .standardInput, count: .optional)
    }

    var isRequired: Bool { count == .one || count == .many }
}
