import Glibc

extension ConfigFile {
    /// Reads a config file, applies `change`, and writes the file if it differs. An advisory lock serializes the edits
    /// of all Kith processes: the second waits and starts from the first one's result. Blocks until it is done. The
    /// lock file `config.edit-lock` stays beside the config file.
    ///
    /// - Throws: `ConfigurationError.Kind.changedMeanwhile` if another program, such as an editor, has changed the file
    ///   since it was read; errors of reading and writing; errors of `change`. The file is then unchanged.
    package static func edit<Result>(
        _ path: String, _ change: (inout ConfigFile) throws -> Result
    ) throws -> Result {
        let target = try target(of: path)
        try Folder.make(Folder.parent(of: target))
        let lock = target + ".edit-lock"
        // The lock needs a file of its own, since each change replaces the config file.
        let descriptor = open(lock, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw ConfigurationError(errno: errno, doing: "couldn't open", path: lock) }
        defer { close(descriptor) }
        while flock(descriptor, LOCK_EX) != 0 {
            guard errno == EINTR else { throw ConfigurationError(errno: errno, doing: "couldn't lock", path: lock) }
        }
        var file = try read(path)
        let before = file.bytes
        let result = try change(&file)
        if file.bytes != before { try file.write(to: target) }
        return result
    }
}
