// Configuration: the locations of Kith's files, and settings in a config file that people edit. It owns no state:
// locations are computed from a given environment, and a config file is a value. It must not know the meaning of any
// setting, nor contacts, books, the container or the network.

import Glibc

/// The files and folders of one person's Kith, as absolute paths. Only the `prepare` methods create anything.
package struct Locations: Sendable, Hashable {
    /// The contact store's file; SQLite puts its companion files beside it.
    package let database: String
    /// The folder of cached images. Its contents may be deleted at any time.
    package let images: String
    /// The config file.
    package let config: String
    /// The log file.
    package let log: String

    /// Computes the locations by the XDG Base Directory Specification 0.8, unless one home folder holds everything.
    ///
    /// - Parameters:
    ///   - environment: The process's variables; KITH_HOME, XDG_DATA_HOME, XDG_CACHE_HOME, XDG_CONFIG_HOME,
    ///     XDG_STATE_HOME and HOME are used. Empty or relative XDG variables are ignored, as the specification demands.
    ///     A missing, empty or relative HOME is looked up in the user database.
    ///   - home: One folder for everything, as given by `--home`; it takes precedence over KITH_HOME. A relative path
    ///     starts at the working folder. An empty KITH_HOME is ignored.
    /// - Throws: `.emptyHome` for an empty `home`; `.notFound` if the home folder cannot be determined.
    package init(environment: [String: String], home: String? = nil) throws(ConfigurationError) {
        // An empty value is most likely a variable that a script forgot to set, so don't fall back to the user's own
        // contacts.
        guard home?.isEmpty != true else {
            throw ConfigurationError(
                .emptyHome, "--home is empty, but it must name a folder",
                hint: "Name a folder, or omit --home to use the default folders.")
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

    /// Creates the database's folder if it is missing. The store creates the file.
    package func prepareDatabase() throws(ConfigurationError) { try Folder.make(Folder.parent(of: database)) }

    /// Creates the log's folder and an empty log file, if they are missing.
    package func prepareLog() throws(ConfigurationError) {
        try Folder.make(Folder.parent(of: log))
        let descriptor = open(log, O_RDWR | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o600)
        guard descriptor >= 0 else { throw ConfigurationError(errno: errno, doing: "couldn't open", path: log) }
        close(descriptor)
    }

    private static func absolute(_ path: String) throws(ConfigurationError) -> String {
        let path = withoutFinalSlashes(path)
        if path.isEmpty || path.hasPrefix("/") { return path }
        guard let folder = getcwd(nil, 0) else {
            throw ConfigurationError(errno: errno, doing: "couldn't find the working folder for", path: path)
        }
        defer { free(folder) }
        return withoutFinalSlashes(String(cString: folder)) + "/" + path
    }

    /// Removes trailing slashes so that one can be appended; the root becomes the empty text.
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
                .notFound, "there is no home folder: HOME is not set, and the user database has none",
                hint: "Set HOME, or choose a place with --home or KITH_HOME.")
        }
        return withoutFinalSlashes(home)
    }
}
