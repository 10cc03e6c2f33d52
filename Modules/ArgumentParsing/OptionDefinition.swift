/// One option of a command.
package struct OptionDefinition: Sendable, Hashable {
    /// What may follow an option.
    package enum Kind: Sendable, Hashable {
        /// Nothing. A negatable one also has the form `--no-NAME`; the last of both wins.
        case flag(isNegatable: Bool)
        /// A value, shown by this name in help. Given again, the last one wins.
        case value(String, ValueKind)
        /// A value each time it is given; all of them count.
        case repeated(String, ValueKind)
    }

    /// The name behind two hyphens.
    package let long: String
    /// The letter or digit behind one hyphen.
    package let short: Character?
    /// What may follow it.
    package let kind: Kind
    /// One line without a final full stop.
    package let summary: String

    /// An option that is given or not.
    package static func flag(
        _ long: String, short: Character? = nil, isNegatable: Bool = false, _ summary: String
    ) -> OptionDefinition {
        OptionDefinition(long: long, short: short, kind: .flag(isNegatable: isNegatable), summary: summary)
    }

    /// An option with one value.
    package static func value(
        _ long: String, short: Character? = nil, _ valueName: String, _ summary: String, kind: ValueKind = .text
    ) -> OptionDefinition {
        OptionDefinition(long: long, short: short, kind: .value(valueName, kind), summary: summary)
    }

    /// An option that may be given several times, with a value each time.
    package static func repeated(
        _ long: String, short: Character? = nil, _ valueName: String, _ summary: String, kind: ValueKind = .text
    ) -> OptionDefinition {
        OptionDefinition(long: long, short: short, kind: .repeated(valueName, kind), summary: summary)
    }

    /// What its value may be, and its name in help; nil for a flag.
    package var value: (name: String, kind: ValueKind)? {
        switch kind {
        case .flag: nil
        case .value(let name, let kind), .repeated(let name, let kind): (name, kind)
        }
    }

    var isNegatable: Bool { kind == .flag(isNegatable: true) }
}
