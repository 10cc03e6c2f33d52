import Glibc

/// A folder of its own for one test's store, removed with the files in it at the end.
final class TemporaryFolder: Sendable {
    struct Failure: Error {
        let number: Int32
    }

    let path: String

    init() throws {
        var template = Array("/tmp/kith-sync-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw Failure(number: errno) }
        path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    deinit {
        for name in ["kith.db", "kith.db-wal", "kith.db-shm"] { unlink("\(path)/\(name)") }
        rmdir(path)
    }
}
