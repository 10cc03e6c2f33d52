/// A user's choices among the named implementations that a front end registers, as in
/// `KITH_USE="Persistence=memory,ImageRenderer=blocks"`.
///
/// Parsing never fails: malformed parts are kept, and `build()` reports them beside all other errors.
package struct Selection: Sendable, Equatable {
    struct Choice: Sendable, Equatable {
        let slot: String
        let name: String
        let source: String
    }

    /// Text that is not of the form `Slot=name`, or a slot for which one source chose twice.
    struct Malformed: Sendable, Equatable {
        let text: String
        let source: String
    }

    private(set) var choices: [Choice] = []
    private(set) var malformed: [Malformed] = []

    /// Creates an empty selection: every slot keeps its default.
    package init() {}

    /// Parses the syntax of `KITH_USE`: `Slot=name` parts separated by commas; spaces around words and empty parts are
    /// ignored. `source` is named in errors, such as `KITH_USE` or a file's path.
    package init(parsing text: String, source: String) {
        for part in text.split(separator: ",").map(Self.trimmed) where !part.isEmpty {
            let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(Self.trimmed)
            add(slot: sides[0], name: sides.count == 2 ? sides[1] : "", as: part, source: source)
        }
    }

    /// Creates a selection from choices that were parsed elsewhere, such as a config file's section.
    package init(_ choices: [(slot: String, name: String)], source: String) {
        for (slot, name) in choices {
            add(slot: slot, name: name, as: "\(slot)=\(name)", source: source)
        }
    }

    /// Merges two selections; this one takes precedence. The environment takes precedence over the config file:
    /// `environment.over(file)`.
    package func over(_ other: Selection) -> Selection {
        var merged = self
        merged.choices += other.choices.filter { choice(for: $0.slot) == nil }
        merged.malformed += other.malformed
        return merged
    }

    func choice(for slot: String) -> Choice? {
        choices.first { $0.slot == slot }
    }

    private mutating func add(slot: String, name: String, as text: String, source: String) {
        if slot.isEmpty || name.isEmpty || choice(for: slot) != nil {
            malformed.append(Malformed(text: text, source: source))
        } else {
            choices.append(Choice(slot: slot, name: name, source: source))
        }
    }

    private static func trimmed(_ text: Substring) -> String {
        let end = text.lastIndex { !$0.isWhitespace }
        return String(end.map { text[...$0].drop(while: \.isWhitespace) } ?? "")
    }

    private static func trimmed(_ text: String) -> String {
        trimmed(text[...])
    }
}
