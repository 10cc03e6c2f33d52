/// A value with the types and the preference that vCard's parameters give it (RFC 6350 sections 5.3 and 5.6).
package struct Labeled<Value: Sendable & Hashable>: Sendable, Hashable {
    package var value: Value
    /// TYPE, in lower case and in the order given ("home", "cell"); a label of the user's own is one of them.
    package var types: [String]
    /// PREF, 1 (most preferred) to 100.
    package var preference: Int?

    package init(_ value: Value, types: [String] = [], preference: Int? = nil) {
        self.value = value
        self.types = types
        self.preference = preference
    }

    package init(_ value: Value, label: String?) {
        self.init(value, types: label.map { [$0] } ?? [])
    }

    /// The types as one text, nil when there are none.
    package var label: String? { types.isEmpty ? nil : types.joined(separator: " ") }
}

extension [Labeled<String>] {
    /// The value preferred most, the first of these where several are; nil for an empty list.
    package var preferred: Labeled<String>? {
        self.min { ($0.preference ?? 101) < ($1.preference ?? 101) }
    }
}
