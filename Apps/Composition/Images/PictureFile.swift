internal import Glibc

/// Files that pictures are read from and written to.
package enum PictureFile {
    /// What a person may choose as a photo is scaled down afterwards, so that large files are welcome.
    static let limit = 64 << 20

    /// The bytes of a file. Throws a ``Problem``.
    package static func bytes(at path: String) throws -> [UInt8] {
        // Without O_NONBLOCK a pipe that nobody writes to would be waited for.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw fault(path, "cannot be read") }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw fault(path, "cannot be read") }
        guard status.st_mode & S_IFMT == S_IFREG else { throw refusal("\"\(path)\" is not a file") }
        guard status.st_size <= limit else { throw refusal("\"\(path)\" has more than \(limit >> 20) MiB") }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while bytes.count <= limit {
            let count = read(descriptor, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw fault(path, "cannot be read") }
            if count == 0 { return bytes }
            bytes += chunk.prefix(count)
        }
        throw refusal("\"\(path)\" has more than \(limit >> 20) MiB")
    }

    /// Writes a file wholly or not at all: first beside it, then in its place. Throws a ``Problem``.
    ///
    /// - Parameter replaces: false refuses where there is one already.
    package static func write(_ bytes: [UInt8], to path: String, replaces: Bool) throws {
        let draft = path + ".\(getpid()).part"
        let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw fault(path, "cannot be written") }
        defer { unlink(draft) }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 || errno == EINTR else {
                let problem = fault(path, "cannot be written")
                close(descriptor)
                throw problem
            }
            rest = rest.dropFirst(max(0, count))
        }
        close(descriptor)
        // link(2) never takes the place of another file, and rename(2) always does.
        guard replaces ? rename(draft, path) == 0 : link(draft, path) == 0 else {
            if errno == EEXIST {
                throw Problem(
                    kind: "validation", "there is a file \"\(path)\" already",
                    hint: "Choose another name, or replace it with --force.", exitCode: .refused)
            }
            throw fault(path, "cannot be written")
        }
    }

    private static func fault(_ path: String, _ what: String) -> Problem {
        Problem(
            kind: "file", "\"\(path)\" \(what): \(String(cString: strerror(errno)))", exitCode: .storeFailed)
    }

    private static func refusal(_ message: String) -> Problem {
        Problem(kind: "validation", message, hint: "Nothing was changed.", exitCode: .refused)
    }
}
