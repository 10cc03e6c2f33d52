import Glibc

extension ConfigFile {
    /// Reads a config file; a missing one is empty. Blocks on disk I/O.
    ///
    /// - Throws: `.syntax`, `.tooLarge`, `.notAFile`, or the system's error.
    package static func read(_ path: String) throws(ConfigurationError) -> ConfigFile {
        let bytes = try bytes(of: path)
        var file = try ConfigFile(path: path, bytes: bytes ?? [])
        file.bytesOnDisk = bytes
        return file
    }

    /// Writes the file atomically with mode 0600: a new file replaces the old one after it is synced to disk. `target`
    /// is the end of the symbolic links that `path` may lead through; its folder must exist.
    ///
    /// - Throws: `.changedMeanwhile` if the file on disk is no longer the one that was read, or the system's error. The
    ///   file is then unchanged.
    func write(to target: String) throws(ConfigurationError) {
        guard try Self.bytes(of: path) == bytesOnDisk else {
            throw ConfigurationError(
                .changedMeanwhile, "\(path) was changed by another program in the meantime", hint: "Try again.")
        }
        let folder = Folder.parent(of: target)
        var template = Array((target + Self.unfinished + "XXXXXX").utf8CString)
        let descriptor = mkstemp(&template)
        guard descriptor >= 0 else { throw ConfigurationError(errno: errno, doing: "couldn't write in", path: folder) }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        var number = Self.writeAll(bytes, to: descriptor)
        if number == 0, fsync(descriptor) != 0 { number = errno }
        if close(descriptor) != 0, number == 0 { number = errno }
        if number == 0, rename(template, target) != 0 { number = errno }
        guard number == 0 else {
            unlink(template)
            throw ConfigurationError(errno: number, doing: "couldn't write", path: target)
        }
        Self.syncFolder(folder)
    }

    /// Nil if the file does not exist.
    private static func bytes(of path: String) throws(ConfigurationError) -> [UInt8]? {
        // Without O_NONBLOCK, opening a named pipe would wait for a writer.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else {
            if errno == ENOENT { return nil }
            throw ConfigurationError(errno: errno, doing: "couldn't read", path: path)
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else {
            throw ConfigurationError(errno: errno, doing: "couldn't read", path: path)
        }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw ConfigurationError(
                .notAFile, "\(path) is not a regular file", hint: "Move it away, or choose another place with --home.")
        }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        // One byte beyond the limit is enough for the parser to reject the file.
        while bytes.count <= sizeLimit {
            let count = Glibc.read(descriptor, &chunk, chunk.count)
            if count == 0 { break }
            if count > 0 {
                bytes += chunk[..<count]
            } else if errno != EINTR {
                throw ConfigurationError(errno: errno, doing: "couldn't read", path: path)
            }
        }
        return bytes
    }

    /// Resolves a chain of symbolic links, even if its end does not exist yet.
    static func target(of path: String) throws(ConfigurationError) -> String {
        var path = path
        // Linux follows at most 40 links, see path_resolution(7).
        for _ in 0..<40 {
            var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
            let count = readlink(path, &buffer, buffer.count)
            guard count > 0 else { return path }
            let link = String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
            path = link.hasPrefix("/") ? link : Folder.parent(of: path) + "/" + link
        }
        throw ConfigurationError(errno: ELOOP, doing: "couldn't follow the link", path: path)
    }

    /// Returns zero, or the `errno` of the failed call.
    private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
        bytes.withUnsafeBytes { buffer in
            var written = 0
            while written < buffer.count {
                let count = Glibc.write(descriptor, buffer.baseAddress.map { $0 + written }, buffer.count - written)
                if count >= 0 {
                    written += count
                } else if errno != EINTR {
                    return errno
                }
            }
            return 0
        }
    }

    /// Syncs the folder so that the new name survives a power failure. Some file systems cannot do this; the file
    /// itself is safe in any case.
    private static func syncFolder(_ path: String) {
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        _ = fsync(descriptor)
        close(descriptor)
    }
}
