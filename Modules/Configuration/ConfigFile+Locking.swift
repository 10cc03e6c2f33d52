import Glibc

extension ConfigFile {
    /// How long ``edit(_:isWaiting:_:)`` waits for another process, as a sync does: 30 s.
    package static let patience = Duration.seconds(30)

    /// Reads a config file, applies `change`, and writes the file if it differs. An advisory lock serializes the edits
    /// of all Kith processes: the second waits and starts from the first one's result. Blocks until it is done. The
    /// lock file `config.edit-lock` stays beside the config file.
    ///
    /// - Parameter isWaiting: called once if another process is being waited for.
    /// - Throws: `ConfigurationError.Kind.changedMeanwhile` if another program, such as an editor, has changed the file
    ///   since it was read, and `.busy` if another process holds the lock for too long; errors of reading and writing;
    ///   errors of `change`. The file is then unchanged.
    package static func edit<Result>(
        _ path: String, patience: Duration = patience, isWaiting: () -> Void = {},
        _ change: (inout ConfigFile) throws -> Result
    ) throws -> Result {
        let target = try target(of: path)
        try Folder.make(Folder.parent(of: target))
        let lock = target + ".edit-lock"
        // The lock needs a file of its own, since each change replaces the config file.
        let descriptor = open(lock, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw ConfigurationError(errno: errno, doing: "couldn't open", path: lock) }
        defer { close(descriptor) }
        try take(descriptor, lock, within: patience, isWaiting)
        removeUnfinished(beside: target)
        var file = try read(path)
        let before = file.bytes
        let result = try change(&file)
        if file.bytes != before { try file.write(to: target) }
        return result
    }

    private static func take(
        _ descriptor: Int32, _ lock: String, within patience: Duration, _ isWaiting: () -> Void
    ) throws {
        let start = ContinuousClock.now
        var hasTold = false
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            guard errno == EWOULDBLOCK || errno == EINTR else {
                throw ConfigurationError(errno: errno, doing: "couldn't lock", path: lock)
            }
            let waited = ContinuousClock.now - start
            guard waited < patience else {
                throw ConfigurationError(
                    .busy, "another process has been changing the settings for \(waited.components.seconds) s",
                    hint: "Nothing was changed. Try again when it is done.")
            }
            if !hasTold, waited > .milliseconds(200) {
                hasTold = true
                isWaiting()
            }
            usleep(20_000)
        }
    }

    /// Removes what a process left that was killed while it wrote: whoever holds the lock is the only one that writes.
    private static func removeUnfinished(beside target: String) {
        let folder = Folder.parent(of: target)
        let start = (target.split(separator: "/").last.map(String.init) ?? target) + unfinished
        guard let directory = opendir(folder) else { return }
        defer { closedir(directory) }
        while let entry = readdir(directory) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name.hasPrefix(start), name.utf8.count == start.utf8.count + 6 { unlink("\(folder)/\(name)") }
        }
    }

    /// Stands between the config file's name and six letters in the name of a file that is being written.
    static let unfinished = ".unfinished-"
}
