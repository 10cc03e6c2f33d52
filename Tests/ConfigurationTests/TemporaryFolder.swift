import Glibc

/// A folder of its own for one test, removed with everything in it at the end.
final class TemporaryFolder {
    let path: String

    init() throws {
        var template = Array("/tmp/kith-configuration-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw Failure(number: errno) }
        path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    deinit { Self.remove(path) }

    private static func remove(_ path: String) {
        if unlink(path) == 0 { return }
        for name in names(in: path) { remove(path + "/" + name) }
        rmdir(path)
    }

    func write(_ text: String, to name: String) throws {
        guard let file = fopen(path + "/" + name, "w") else { throw Failure(number: errno) }
        defer { fclose(file) }
        fwrite(text, 1, text.utf8.count, file)
    }

    func text(of name: String) throws -> String {
        guard let file = fopen(path + "/" + name, "r") else { throw Failure(number: errno) }
        defer { fclose(file) }
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        return String(decoding: bytes[..<fread(&bytes, 1, bytes.count, file)], as: UTF8.self)
    }

    var names: [String] { Self.names(in: path) }

    func names(in folder: String) -> [String] { Self.names(in: path + "/" + folder) }

    private static func names(in path: String) -> [String] {
        guard let folder = opendir(path) else { return [] }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted()
    }

    struct Failure: Error {
        let number: Int32
    }
}

/// The permission bits of a file or folder, or nil where there is none.
func permissions(_ path: String) -> mode_t? {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & 0o777 : nil
}

func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
}
