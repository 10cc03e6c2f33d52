import Glibc

/// A program of the system that Kith is measured beside, named as on the command line.
enum SystemProgram: String, Sendable {
    case abook
    case khard
    case sqlite3
    case curl
    case chafa
    case fzf

    /// The Debian package that brings it.
    var package: String { rawValue }

    /// Path of the program; nil if it is not installed.
    var path: String? {
        Self.searchPath.split(separator: ":").lazy.map { "\($0)/\(rawValue)" }.first { access($0, X_OK) == 0 }
    }

    /// The folders that are searched, as PATH has them.
    static var searchPath: String { getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin" }
}
