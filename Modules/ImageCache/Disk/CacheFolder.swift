internal import Glibc

/// File operations in one folder. Files have mode 0600, folders 0700. Files are created and replaced atomically. They
/// need not survive a power failure, since their contents can be fetched again, and partial files are detected.
struct CacheFolder: Sendable {
    struct Entry {
        let name: String
        let size: Int
        /// Seconds since 1970-01-01T00:00:00Z.
        let used: Int
    }

    let path: String

    /// Nil if it is not a regular file, can't be read, or exceeds one gigabyte.
    func read(_ name: String) -> (bytes: [UInt8], used: Int)? {
        let descriptor = open("\(path)/\(name)", O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= 1 << 30 else {
            return nil
        }
        let size = Int(status.st_size)
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            while count < size {
                let step = Glibc.read(descriptor, buffer.baseAddress.map { $0 + count }, size - count)
                if step > 0 { count += step } else if step == 0 || errno != EINTR { return }
            }
        }
        return (bytes, status.st_mtim.tv_sec)
    }

    /// Writes a file, and creates the folder if it is missing. Returns zero or the `errno` of the failed call.
    func write(_ bytes: [UInt8], as name: String, used: Int) -> Int32 {
        let number = replace(name, by: bytes, used: used)
        // Another process may have removed the folder at any time.
        guard number == ENOENT else { return number }
        let made = Self.make(path)
        return made == 0 ? replace(name, by: bytes, used: used) : made
    }

    private func replace(_ name: String, by bytes: [UInt8], used: Int) -> Int32 {
        var template = Array("\(path)/\(Self.unfinished)XXXXXX".utf8CString)
        let descriptor = mkstemp(&template)
        guard descriptor >= 0 else { return errno }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        var number = Self.writeAll(bytes, to: descriptor)
        if number == 0 { Self.setUsed(descriptor, used) }
        if close(descriptor) != 0, number == 0 { number = errno }
        if number == 0, rename(template, "\(path)/\(name)") != 0 { number = errno }
        if number != 0 { unlink(template) }
        return number
    }

    /// Records that a file was used; ignores a missing file.
    func touch(_ name: String, used: Int) {
        let descriptor = open("\(path)/\(name)", O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard descriptor >= 0 else { return }
        Self.setUsed(descriptor, used)
        close(descriptor)
    }

    /// Removes a file. Returns zero, also if it did not exist, or the `errno`.
    @discardableResult
    func remove(_ name: String) -> Int32 { unlink("\(path)/\(name)") == 0 || errno == ENOENT ? 0 : errno }

    /// The regular files in any order; empty if the folder is missing.
    func entries() -> [Entry] {
        guard let folder = opendir(path) else { return [] }
        defer { closedir(folder) }
        var entries: [Entry] = []
        while let found = readdir(folder) {
            let name = withUnsafeBytes(of: found.pointee.d_name) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            var status = stat()
            guard fstatat(dirfd(folder), name, &status, AT_SYMLINK_NOFOLLOW) == 0, status.st_mode & S_IFMT == S_IFREG
            else { continue }
            entries.append(Entry(name: name, size: Int(status.st_size), used: status.st_mtim.tv_sec))
        }
        return entries
    }

    /// The name prefix of unfinished files.
    static let unfinished = ".unfinished-"

    private static func setUsed(_ descriptor: Int32, _ seconds: Int) {
        let times = [timespec(tv_sec: seconds, tv_nsec: 0), timespec(tv_sec: seconds, tv_nsec: 0)]
        _ = futimens(descriptor, times)
    }

    private static func make(_ path: String) -> Int32 {
        if mkdir(path, 0o700) == 0 || errno == EEXIST { return 0 }
        guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return errno }
        let number = make(String(path[..<slash]))
        return number != 0 ? number : mkdir(path, 0o700) == 0 || errno == EEXIST ? 0 : errno
    }

    private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
        bytes.withUnsafeBytes { buffer in
            var written = 0
            while written < buffer.count {
                let count = Glibc.write(descriptor, buffer.baseAddress.map { $0 + written }, buffer.count - written)
                if count >= 0 { written += count } else if errno != EINTR { return errno }
            }
            return 0
        }
    }
}
