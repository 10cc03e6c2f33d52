/// One option of a command.
package struct OptionDefinition: Sendable, Hashable {
    /// The kind of an option.
    package enum Kind: Sendable, Hashable {
        /// No value. A negatable flag also has the form `--no-NAME`; the last of both wins.
        case flag(isNegatable: Bool)
        /// One value, shown by this name in help. The last occurrence wins.
        case value(String, ValueKind)
        /// One value per occurrence; all of them count.
        case repeated(String, ValueKind)
    }

    /// The name after two hyphens.
    package let long: String
    /// The letter or digit after one hyphen.
    package let short: Character?
    /// The kind.
    package let kind: Kind
    /// One line without a final period.
    package let summary: String

    /// An option without a value.
    package static func flag(
        _ name: OptionName<FlagOption>, short: Character? = nil, isNegatable: Bool = false, _ summary: String
    ) -> OptionDefinition {
        OptionDefinition(long: name.long, short: short, kind: .flag(isNegatable: isNegatable), summary: summary)
    }

    /// An option with one value.
    package static func value(
        _ name: OptionName<ValueOption>, short: Character? = nil, _ valueName: String, _ summary: String,
        kind: ValueKind = .text
    ) -> OptionDefinition {
        OptionDefinition(long: name.long, short: short, kind: .value(valueName, kind), summary: summary)
    }

    /// A repeatable option with one value per occurrence.
    package static func repeated(
        _ name: OptionName<ValueOption>, short: Character? = nil, _ valueName: String, _ summary: String,
        kind: ValueKind = .text
    ) -> OptionDefinition {
        OptionDefinition(long: name.long, short: short, kind: .repeated(valueName, kind), summary: summary)
    }

    /// The value's name in help and its kind; nil for a flag.
    package var value: (name: String, kind: ValueKind)? {
        switch kind {
        case .flag: nil
        case .value(let name, let kind), .repeated(let name, let kind): (name, kind)
        }
    }

    var isNegatable: Bool { kind == .flag(isNegatable: true) }
}
