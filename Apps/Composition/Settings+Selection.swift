package import Configuration
package import DependencyInjection
package import KithSettings

extension Settings {
    /// Selection of named implementations: options over `KITH_USE` over the config file's `[use]`.
    package var selection: Selection {
        var selection = Selection(parsing: environment["KITH_USE"] ?? "", source: "KITH_USE")
        if isOffline { selection = Self.choice(Slots.networking, .offline, source: "--offline").over(selection) }
        if isVerbose { selection = Self.choice(Slots.log, .standardError, source: "--verbose").over(selection) }
        return selection.over(Selection(config: entries, source: locations.config))
    }

    private static func choice(_ slot: String, _ name: ServiceName, source: String) -> Selection {
        Selection([(slot: slot, name: name.description)], source: source)
    }
}

extension Selection {
    /// Selection from a config file's `[use]` section.
    ///
    /// - Parameter source: what errors name, such as the file's path.
    package init(config entries: some Sequence<ConfigFile.Entry>, source: String) {
        let chosen = entries.filter { $0.key.section == "use" && $0.key.subsection == nil }
        // The names of settings have no case; those of slots do.
        let choices = chosen.map { entry in
            (slot: Slots.all.first { $0.lowercased() == entry.key.name } ?? entry.key.name, name: entry.value)
        }
        self.init(choices, source: source)
    }
}
