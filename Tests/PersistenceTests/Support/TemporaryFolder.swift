import Glibc
import Testing

/// A folder of its own for a test, gone with it.
struct TemporaryFolder {
    let path: String

    var database: String { path + "/kith.db" }

    static func with<Result>(_ body: (TemporaryFolder) throws -> Result) throws -> Result {
        var template = Array("/tmp/kith-persistence-XXXXXX".utf8CString)
        let path = try #require(mkdtemp(&template).map { String(cString: $0) })
        let folder = TemporaryFolder(path: path)
        defer { folder.remove() }
        return try body(folder)
    }

    private func remove() {
        chmod(path, 0o700)
        for name in names { unlink(path + "/" + name) }
        for name in names { rmdir(path + "/" + name) }
        rmdir(path)
    }

    /// The names in the folder, sorted.
    var names: [String] {
        guard let directory = opendir(path) else { return [] }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted()
    }
}
