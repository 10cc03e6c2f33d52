/// Something that a command takes besides options.
package struct ArgumentDefinition: Sendable, Hashable {
    /// How many words it takes. At most one argument of a command may take several.
    package enum Count: Sendable, Hashable {
        /// Exactly one.
        case one
        /// One or none.
        case optional
        /// Any number, also none.
        case any
        /// One or more.
        case many
    }

    /// Its name in help and in `ParsedCommand`, in capital letters; `-` for the standard input.
    package let name: String
    /// What it may be.
    package let kind: ValueKind
    /// How many words it takes.
    package let count: Count
    /// One line without a final full stop.
    package let summary: String

    /// An argument of its parts.
    package init(_ name: String, _ summary: String, kind: ValueKind = .text, count: Count = .one) {
        self.name = name
        self.kind = kind
        self.count = count
        self.summary = summary
    }

    /// The word `-`, for a command that reads its standard input where it is given.
    package static func standardInput(_ summary: String) -> ArgumentDefinition {
        ArgumentDefinition("-", summary, kind: .standardInput, count: .optional)
    }

    var isRequired: Bool { count == .one || count == .many }
}
