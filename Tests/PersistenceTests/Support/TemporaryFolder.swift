import Glibc
import Testing

/// A folder of its own for a test, gone with it.
struct TemporaryFolder {
    let path: String

    var database: String { path + "/kith.db" }

    static func with<Result>(_ body: (TemporaryFolder) throws -> Result) throws -> Result {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        return try body(folder)
    }

    static func withWaiting(_ body: (TemporaryFolder) async throws -> Void) async throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try await body(folder)
    }

    private init() throws {
        var template = Array("/tmp/kith-persistence-XXXXXX".utf8CString)
        path = try #require(mkdtemp(&template).map { String(cString: $0) })
    }

    private func remove() {
        chmod(path, 0o700)
        for name in names where unlink(path + "/" + name) != 0 { rmdir(path + "/" + name) }
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

    /// The bytes of a file in the folder.
    func bytes(_ name: String = "kith.db") throws -> [UInt8] {
        let file = try #require(fopen(path + "/" + name, "r"))
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while case let count = fread(&chunk, 1, chunk.count, file), count > 0 { bytes += chunk[..<count] }
        return bytes
    }

    func write(_ bytes: some Collection<UInt8>, _ name: String = "kith.db") throws {
        let file = try #require(fopen(path + "/" + name, "w"))
        let bytes = Array(bytes)
        let count = fwrite(bytes, 1, bytes.count, file)
        #expect(fclose(file) == 0 && count == bytes.count)
    }

    /// The permissions of a file in the folder, such as 0o600.
    func mode(_ name: String) throws -> UInt32 {
        var status = stat()
        try #require(stat(path + "/" + name, &status) == 0)
        return status.st_mode & 0o777
    }
}
