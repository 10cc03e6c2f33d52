internal import Opening

extension Settings {
    /// The names of the settings that this version knows, in the spelling of the config file's keys.
    package static let names: [String] =
        OpeningPurpose.allCases.map(\.setting) + Slots.all.map { "use.\($0.lowercased())" }
        + ImageSetting.allCases.map(\.key)
}
