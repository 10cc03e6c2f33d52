internal import Glibc

/// A folder of a test's own, removed with everything in it when the test lets it go.
package final class TemporaryFolder: Sendable {
    /// Absolute.
    package let path: String

    /// Throws ``KithProcess/Failure`` when no folder can be made.
    package init() throws {
        let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        var template = Array("\(parent)/kith-test-XXXXXX".utf8CString)
        guard let made = mkdtemp(&template) else {
            throw KithProcess.Failure.cannotStart("no temporary folder: \(String(cString: strerror(errno)))")
        }
        path = String(cString: made)
    }

    deinit {
        Self.remove(path)
    }

    private static func remove(_ path: String) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return }
        guard status.st_mode & S_IFMT == S_IFDIR else {
            unlink(path)
            return
        }
        chmod(path, 0o700)
        for name in names(in: path) { remove("\(path)/\(name)") }
        rmdir(path)
    }

    private static func names(in path: String) -> [String] {
        guard let directory = opendir(path) else { return [] }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }
}
