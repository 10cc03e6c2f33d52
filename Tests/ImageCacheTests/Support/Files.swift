import Glibc

/// Makes an empty file.
func makeFile(_ path: String, _ bytes: [UInt8] = []) -> Bool {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return write(descriptor, bytes, bytes.count) == bytes.count
}

func truncateFile(_ path: String, to size: Int) -> Bool { truncate(path, off_t(size)) == 0 }

/// Says that a file was last changed then.
func setDate(of path: String, _ seconds: Int) -> Bool {
    let times = [timespec(tv_sec: seconds, tv_nsec: 0), timespec(tv_sec: seconds, tv_nsec: 0)]
    return utimensat(AT_FDCWD, path, times, 0) == 0
}

func status(of path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
}

func readFile(_ path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0, let size = status(of: path)?.st_size else { return nil }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: Int(size))
    return read(descriptor, &bytes, bytes.count) == bytes.count ? bytes : nil
}

/// In order, without `.` and `..`; empty where there is no such folder.
func names(in path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
        names.append(
            withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) })
    }
    return names.filter { $0 != "." && $0 != ".." }.sorted()
}
