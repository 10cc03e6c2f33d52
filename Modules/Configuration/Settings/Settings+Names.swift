extension Settings {
    /// One setting that this version knows, as help tells of it.
    package struct Known: Sendable, Hashable {
        /// In the spelling of the config file's keys.
        package let name: String
        /// Default value; nil for none.
        package let defaultValue: String?
        /// Short description.
        package let summary: String
    }

    /// All settings that this version knows, in the order in which help shows them. Made when it is first asked for.
    package static let known: [Known] =
        Setting.allCases.map { Known(name: $0.key, defaultValue: $0.defaultValue, summary: $0.summary) }
        + Slots.all.map { slot in
            Known(
                name: "use.\(slot.lowercased())", defaultValue: nil,
                summary: "the implementation of \(slot); see `kith graph`")
        }

    /// Their names.
    package static var names: [String] { known.map(\.name) }
}
