internal import CommandLineErrors
internal import CommandLineStreams
internal import Glibc

/// A file in a folder of its own that nobody else can read, for the user's editor.
struct EditedFile {
    let path: String
    private let folder: String

    /// Makes the folder; the file is written by ``write(_:)``. Throws a ``CommandError``.
    init(environment: [String: String]) throws {
        let parent = [environment["XDG_RUNTIME_DIR"], environment["TMPDIR"]].compactMap { $0 }
            .first { $0.hasPrefix("/") && access($0, W_OK) == 0 }
        Self.removeForgotten(in: parent ?? "/tmp")
        var template = Array("\(parent ?? "/tmp")/\(Self.start)XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw Self.error("couldn't be created", parent ?? "/tmp") }
        folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        path = folder + "/contact.txt"
    }

    /// Throws a ``CommandError``.
    func write(_ bytes: [UInt8]) throws {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw Self.error("couldn't be written", path) }
        defer { close(descriptor) }
        var rest = bytes[...]
        while !rest.isEmpty {
            let written = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            guard written > 0 || errno == EINTR else { throw Self.error("couldn't be written", path) }
            rest = rest.dropFirst(max(0, written))
        }
    }

    /// More bytes than the text of any contact has.
    private static let limit = 16 << 20

    /// Reads the file's current content; empty if the user removed it. Throws a ``CommandError``, also where the editor
    /// has left something else than a file, or a file that is too large for a contact.
    func read() throws -> [UInt8] {
        // Without O_NONBLOCK a pipe that nothing writes to would be waited for.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else {
            if errno == ENOENT { return [] }
            throw Self.error("couldn't be read", path)
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw Self.error("couldn't be read", path) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw Self.refusal("is not a regular file", path) }
        guard status.st_size <= Self.limit else { throw Self.tooLarge(path) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Glibc.read(descriptor, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw Self.error("couldn't be read", path) }
            if count == 0 { return bytes }
            bytes += chunk.prefix(count)
            guard bytes.count <= Self.limit else { throw Self.tooLarge(path) }
        }
    }

    /// False where the editor has put something else in its place, as a folder.
    var isRegular: Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    /// The files that may hold something that was typed: this one where it is no longer the text, and what an editor
    /// that was ended has left beside it.
    func leftovers(of text: [UInt8]) -> [String] {
        let isUntouched = (try? read()) == text
        return names().map { "\(folder)/\($0)" }.filter { $0 != path || !isUntouched }
    }

    /// Removes the folder with all that the editor left in it.
    func remove() {
        for name in names() { unlink("\(folder)/\(name)") }
        rmdir(folder)
    }

    /// The beginning of the folder's name.
    private static let start = "kith-edit-"

    /// Removes the folders of processes that were killed while the editor ran. For a day they stay, so that what was
    /// typed can still be found.
    private static func removeForgotten(in parent: String) {
        let latest = time(nil) - 86_400
        for name in names(in: parent) where name.hasPrefix(start) && name.utf8.count == start.utf8.count + 6 {
            let folder = "\(parent)/\(name)"
            var status = stat()
            guard lstat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR, status.st_uid == getuid(),
                status.st_mtim.tv_sec < latest
            else { continue }
            for name in names(in: folder) { unlink("\(folder)/\(name)") }
            rmdir(folder)
        }
    }

    private func names() -> [String] { Self.names(in: folder) }

    private static func names(in folder: String) -> [String] {
        guard let directory = opendir(folder) else { return [] }
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

    private static func tooLarge(_ path: String) -> CommandError {
        refusal("has more than \(limit >> 20) MiB", path)
    }

    private static func refusal(_ what: String, _ path: String) -> CommandError {
        CommandError(kind: "editor", "\(path) \(what); nothing was changed", exitCode: .refused)
    }

    private static func error(_ what: String, _ path: String) -> CommandError {
        CommandError(
            kind: "file", "\(path) \(what): \(String(cString: strerror(errno)))", hint: "Check TMPDIR.",
            exitCode: .storeFailed)
    }
}
