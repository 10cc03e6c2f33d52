internal import Configuration
internal import KithSettings

/// Invocation of `kith`: the sources of settings, before anything is read.
struct Launch: Sendable {
    let environment: [String: String]
    /// One folder for everything; nil for the usual places.
    let home: String?
    let isOffline: Bool
    let isVerbose: Bool

    /// The same with one folder for everything, where one is given.
    func at(home: String?) -> Launch {
        Launch(environment: environment, home: home ?? self.home, isOffline: isOffline, isVerbose: isVerbose)
    }

    /// Resolves the paths without reading any file. Throws ``ConfigurationError``.
    func locations() throws -> Locations { try Locations(environment: environment, home: home) }

    /// Reads the config file. Throws ``ConfigurationError``.
    func settings() throws -> Settings {
        try Settings(environment: environment, home: home, isOffline: isOffline, isVerbose: isVerbose)
    }
}
