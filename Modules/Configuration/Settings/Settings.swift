// KithSettings: the settings that Kith knows, what they are when nobody has set them, and what a front is told at its
// start. It makes nothing.

package import Configuration

/// Settings a front reads before it is composed: environment, places, config file, and the global options.
package struct Settings: Sendable {
    package let environment: [String: String]
    package let locations: Locations
    /// Only this target reads it: fronts ask for values by the table of settings (``Setting``).
    let config: ConfigFile
    /// No request leaves this machine.
    package let isOffline: Bool
    /// Each request and response is logged.
    package let isVerbose: Bool

    /// Reads the config file; a missing one is empty. Nothing is made.
    ///
    /// - Parameter home: one folder for everything; nil for the usual places.
    /// - Throws: ``ConfigurationError``.
    package init(environment: [String: String], home: String?, isOffline: Bool, isVerbose: Bool) throws {
        self.environment = environment
        locations = try Locations(environment: environment, home: home)
        config = try ConfigFile.read(locations.config)
        self.isOffline = isOffline
        self.isVerbose = isVerbose
    }

    /// All that stands in the config file, in its order, whether Kith knows it or not.
    package var entries: [ConfigFile.Entry] { config.list }

    /// Value from the config file, or the default value; nil if there is neither.
    ///
    /// - Throws: `.invalidValue`, naming file and line, for what is none of the setting's values.
    package func value(of setting: Setting) throws(ConfigurationError) -> SettingValue? {
        try setting.value(in: config)
    }
}
