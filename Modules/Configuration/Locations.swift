// Where Kith keeps its files, and the settings that people write by hand. It owns no state: locations are computed from
// an environment that is handed in, and a config file is a value. It must not know what any setting means, nor
// contacts, books, the container or the network.

import Glibc

/// The files and folders of one person's Kith, as absolute paths. Nothing is created before one of the `prepare`
/// methods is called.
package struct Locations: Sendable, Hashable {
    /// The file of the contact store; SQLite puts its companions beside it.
    package let database: String
    /// The folder of cached pictures. Everything in it may be deleted at any time.
    package let images: String
    /// The config file.
    package let config: String
    /// The log file.
    package let log: String

    /// Finds the places, by the XDG Base Directory Specification 0.8 unless everything stands in one folder.
    ///
    /// - Parameters:
    ///   - environment: the process's variables: KITH_HOME, XDG_DATA_HOME, XDG_CACHE_HOME, XDG_CONFIG_HOME,
    ///     XDG_STATE_HOME and HOME count. XDG variables that are empty or relative are ignored, as their specification
    ///     demands; a HOME that is missing, empty or relative is looked up in the user database.
    ///   - home: one folder for everything, as `--home` gives it; it wins over KITH_HOME. A relative one starts at the
    ///     working folder. An empty KITH_HOME is none.
    /// - Throws: `.emptyHome` for an empty `home`; `.notFound` where there is no way to tell the person's home folder.
    package init(environment: [String: String], home: String? = nil) throws(ConfigurationError) {
        // Most likely a variable that a script forgot to set: the person's own contacts are not what it meant.
        guard home?.isEmpty != true else {
            throw ConfigurationError(
                .emptyHome, "--home is empty, but it must name a folder",
                hint: "Name a folder, or leave the option out for the usual places.")
        }
        if let home = home ?? environment["KITH_HOME"].flatMap({ $0.isEmpty ? nil : $0 }) {
            let folder = try Self.absolute(home)
            database = folder + "/kith.db"
            images = folder + "/images"
            config = folder + "/config"
            log = folder + "/log"
            return
        }
        func base(_ variable: String, otherwise folder: String) throws(ConfigurationError) -> String {
            if let path = environment[variable], path.hasPrefix("/") { return Self.withoutFinalSlashes(path) + "/kith" }
            return try Self.userHome(environment) + folder + "/kith"
        }
        database = try base("XDG_DATA_HOME", otherwise: "/.local/share") + "/kith.db"
        images = try base("XDG_CACHE_HOME", otherwise: "/.cache") + "/images"
        config = try base("XDG_CONFIG_HOME", otherwise: "/.config") + "/config"
        log = try base("XDG_STATE_HOME", otherwise: "/.local/state") + "/log"
    }

    /// Makes the database's folder where it is missing. The store makes the file.
    package func prepareDatabase() throws(ConfigurationError) { try Folder.make(Folder.parent(of: database)) }

    /// Makes the log's folder, and the file itself, empty, where it is missing.
    package func prepareLog() throws(ConfigurationError) {
        try Folder.make(Folder.parent(of: log))
        let descriptor = open(log, O_RDWR | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o600)
        guard descriptor >= 0 else { throw ConfigurationError(errno: errno, doing: "cannot open", path: log) }
        close(descriptor)
    }

    private static func absolute(_ path: String) throws(ConfigurationError) -> String {
        let path = withoutFinalSlashes(path)
        if path.isEmpty || path.hasPrefix("/") { return path }
        guard let folder = getcwd(nil, 0) else {
            throw ConfigurationError(errno: errno, doing: "cannot find the working folder for", path: path)
        }
        defer { free(folder) }
        return withoutFinalSlashes(String(cString: folder)) + "/" + path
    }

    /// So that a slash can follow: the root is the empty text.
    private static func withoutFinalSlashes(_ path: String) -> String {
        var path = Substring(path)
        while path.hasSuffix("/") { path.removeLast() }
        return String(path)
    }

    private static func userHome(_ environment: [String: String]) throws(ConfigurationError) -> String {
        if let home = environment["HOME"], home.hasPrefix("/") { return withoutFinalSlashes(home) }
        var record = passwd()
        var found: UnsafeMutablePointer<passwd>?
        var buffer = [CChar](repeating: 0, count: 16384)
        let home = buffer.withUnsafeMutableBufferPointer { buffer -> String? in
            guard let start = buffer.baseAddress, getpwuid_r(getuid(), &record, start, buffer.count, &found) == 0,
                found != nil, let folder = record.pw_dir
            else { return nil }
            return String(validatingCString: folder)
        }
        guard let home, home.hasPrefix("/") else {
            throw ConfigurationError(
                .notFound, "there is no home folder: HOME is not set and the user database knows none",
                hint: "Set HOME, or choose a place with --home or KITH_HOME.")
        }
        return withoutFinalSlashes(home)
    }
}
