import Glibc

extension ConfigFile {
    /// Reads a config file, lets `change` alter it, and writes it where that made a difference. No other Kith changes the
    /// file meanwhile: whoever comes second waits, and starts from what the first has written. Blocks for as long as that
    /// takes. An empty file beside it, `config.edit-lock`, stays there for the lock.
    ///
    /// - Throws: `ConfigurationError.Kind.changedMeanwhile` where another program, such as an editor, has changed the file
    ///   since it was read; what reading and writing throw; what `change` throws. The file is then as it was.
    package static func edit<Result>(
        _ path: String, _ change: (inout ConfigFile) throws -> Result
    ) throws -> Result {
        let target = try target(of: path)
        try Folder.make(Folder.parent(of: target))
        let lock = target + ".edit-lock"
        // The lock is a file of its own, since the config file is another file after each change.
        let descriptor = open(lock, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw ConfigurationError(errno: errno, doing: "cannot open", path: lock) }
        defer { close(descriptor) }
        while flock(descriptor, LOCK_EX) != 0 {
            guard errno == EINTR else { throw ConfigurationError(errno: errno, doing: "cannot lock", path: lock) }
        }
        var file = try read(path)
        let before = file.bytes
        let result = try change(&file)
        if file.bytes != before { try file.write(to: target) }
        return result
    }
}
