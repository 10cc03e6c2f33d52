internal import Glibc

/// Files that pictures are read from and written to.
package enum PictureFile {
    /// Size limit of a chosen file. Large files are allowed, since photos are scaled down afterwards.
    package static let limit = 64 << 20

    /// The bytes of a file. Throws ``PictureFileError``.
    package static func bytes(at path: String) throws -> [UInt8] {
        // Without O_NONBLOCK a pipe that nobody writes to would be waited for.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw PictureFileError.cannotRead(path: path, reason: reason) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw PictureFileError.cannotRead(path: path, reason: reason) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw PictureFileError.notAFile(path: path) }
        guard status.st_size <= limit else { throw PictureFileError.tooLarge(path: path, limit: limit) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while bytes.count <= limit {
            let count = read(descriptor, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw PictureFileError.cannotRead(path: path, reason: reason) }
            if count == 0 { return bytes }
            bytes += chunk.prefix(count)
        }
        throw PictureFileError.tooLarge(path: path, limit: limit)
    }

    /// Writes a file wholly or not at all: first beside it, then in its place. Throws ``PictureFileError``.
    ///
    /// - Parameter replaces: false refuses where there is one already.
    package static func write(_ bytes: [UInt8], to path: String, replaces: Bool) throws {
        let draft = path + ".\(getpid()).part"
        let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw PictureFileError.cannotWrite(path: path, reason: reason) }
        defer { unlink(draft) }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 || errno == EINTR else {
                let error = PictureFileError.cannotWrite(path: path, reason: reason)
                close(descriptor)
                throw error
            }
            rest = rest.dropFirst(max(0, count))
        }
        close(descriptor)
        if replaces, !mayReplace(path) { throw PictureFileError.notAFile(path: path) }
        // link(2) never takes the place of another file, and rename(2) always does.
        guard replaces ? rename(draft, path) == 0 : link(draft, path) == 0 else {
            throw errno == EEXIST
                ? PictureFileError.exists(path: path) : PictureFileError.cannotWrite(path: path, reason: reason)
        }
    }

    /// True for a regular file, and for nothing: a device, a pipe or a link is not replaced, whoever may do so.
    private static func mayReplace(_ path: String) -> Bool {
        var status = stat()
        guard lstat(path, &status) == 0 else { return errno == ENOENT }
        return status.st_mode & S_IFMT == S_IFREG
    }

    /// System's message for the current `errno`.
    private static var reason: String { String(cString: strerror(errno)) }
}
