import Glibc

/// Folders on disk.
enum Folder {
    /// Creates a folder and its missing parents with mode 0700. An existing one is unchanged.
    static func make(_ path: String) throws(ConfigurationError) {
        var missing: [String] = []
        var folder = path
        while try !exists(folder) {
            missing.append(folder)
            folder = parent(of: folder)
        }
        for folder in missing.reversed() where mkdir(folder, 0o700) != 0 {
            let number = errno
            // Another process may have created it first. A dangling link also reports EEXIST.
            if number == EEXIST, try exists(folder) { continue }
            throw ConfigurationError(errno: number, doing: "couldn't create the folder", path: folder)
        }
    }

    /// The parent folder of a path; the root is its own parent.
    static func parent(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    private static func exists(_ path: String) throws(ConfigurationError) -> Bool {
        var status = stat()
        guard stat(path, &status) == 0 else {
            if errno == ENOENT { return false }
            throw ConfigurationError(errno: errno, doing: "couldn't reach the folder", path: path)
        }
        guard status.st_mode & S_IFMT == S_IFDIR else {
            throw ConfigurationError(errno: ENOTDIR, doing: "couldn't use as a folder", path: path)
        }
        return true
    }
}
