// SQLitePersistence: the store in an SQLite database file. It owns the file, its format and its migrations, and the
// connections to it: one that writes, and some that read beside it. It knows nothing of directories, networks and
// fronts, and nobody outside it sees SQL. README.md in the folder above describes the schema.

internal import Dispatch
package import Persistence
internal import Synchronization

/// The address books of one person in one file, which other processes may use at the same time.
///
/// Write-ahead logging: reads see the last commit and never wait for a write. What a write returned from is on the
/// disk. The file and those beside it (`-wal`, `-shm`) can be read and written by their owner only. A file
/// that is damaged, of a later version, or another program's is never changed.
package final class SQLiteContactStore: ContactStore {
    private let file: StoreFile
    /// Connections that nobody uses at the moment, at most ``idleLimit`` of them.
    private let idle: Mutex<[Connection]>
    /// Taken for as long as a write runs. Unlike a `Mutex` it can be waited for with a time-out.
    private let turn = DispatchSemaphore(value: 1)
    /// The connection that writes, opened at the first write; nil while a write uses it.
    private let writer = Mutex<Connection?>(nil)
    private let signal = ChangeSignal()

    private static let idleLimit = 2
    /// Number of optimistic attempts to prepare a write while others may write.
    private static let preparations = 3
    /// Opens the file, or makes it; its folder must exist. Brings a file of an earlier version up to date. Throws
    /// ``StoreError``. `busyTimeout` is how long a write waits for another process's: as long as any of ours takes on a
    /// slow disk.
    package init(path: String, busyTimeout: Duration = .seconds(10)) throws {
        file = StoreFile(path: path, busyTimeout: busyTimeout)
        idle = Mutex([try file.open()])
    }

    package func read<Result>(_ body: (any StoreReader) throws -> Result) throws -> Result {
        try withReader { connection in try connection.transaction(.deferred) { try body(SQLiteReader(connection)) } }
    }

    /// Lends a connection that reads.
    private func withReader<Result>(_ body: (Connection) throws -> Result) throws -> Result {
        let connection = try idle.withLock { $0.popLast() } ?? file.open()
        defer {
            idle.withLock { idle in
                if idle.count < Self.idleLimit { idle.append(connection) }
            }
        }
        return try body(connection)
    }

    package func write<Result>(_ body: (any StoreWriter) throws -> Result) throws -> Result {
        try write(unless: { false }, body)
    }

    package func write<Plan, Result>(
        preparing prepare: (any StoreReader) throws -> Plan, _ body: (any StoreWriter, Plan) throws -> Result
    ) throws -> Result {
        for _ in 0..<Self.preparations {
            do {
                return try withReader { connection in
                    // It differs from the one before once any other connection has committed
                    // (https://www.sqlite.org/pragma.html#pragma_data_version).
                    func version() throws -> Int64 { try connection.integer("PRAGMA data_version") }
                    let (plan, prepared) = try connection.transaction(.deferred) {
                        (try prepare(SQLiteReader(connection)), try version())
                    }
                    return try write(unless: { try version() != prepared }) { try body($0, plan) }
                }
            } catch is Overtaken {
                continue
            }
        }
        return try write { try body($0, prepare($0)) }
    }

    /// Others have committed something since a write was prepared.
    private struct Overtaken: Error {}

    /// - Parameter isOvertaken: asked at the beginning of the transaction; true throws ``Overtaken``.
    private func write<Result>(
        unless isOvertaken: () throws -> Bool, _ body: (any StoreWriter) throws -> Result
    ) throws -> Result {
        try withWriter { connection in
            let writer = SQLiteWriter(connection)
            let result = try connection.transaction(.immediate) {
                if try isOvertaken() { throw Overtaken() }
                let result = try body(writer)
                try writer.finish()
                try writer.dropUnnamedPhotos()
                return result
            }
            if writer.hasChanged { signal.send() }
            return result
        }
    }

    package func eraseTraces() throws {
        try withWriter { connection in
            // The index keeps words that were taken out until its parts are merged
            // (https://www.sqlite.org/fts5.html, section 6.8); what is free in the file, until it is written anew; and
            // the log, what was written to it.
            try connection.execute("INSERT INTO search (search) VALUES ('optimize'); VACUUM")
            guard try connection.integer("PRAGMA wal_checkpoint(TRUNCATE)") == 0 else {
                throw StoreError.busy(path: file.path)
            }
        }
    }

    /// Lends the connection that writes, to one at a time.
    private func withWriter<Result>(_ body: (Connection) throws -> Result) throws -> Result {
        guard turn.wait(timeout: .now() + .milliseconds(Int(file.busyTimeout.wholeMilliseconds))) == .success else {
            throw StoreError.busy(path: file.path)
        }
        defer { turn.signal() }
        let connection = try writer.withLock { $0.take() } ?? openWriter()
        defer { writer.withLock { $0 = connection } }
        return try body(connection)
    }

    package func changes() -> StoreChanges { signal.stream() }

    private func openWriter() throws -> Connection {
        let connection = try file.open()
        if connection.isReadOnly {
            // Says what keeps it from being written, such as a full disk.
            _ = try file.openForWriting()
            throw StoreError.readOnly(path: file.path)
        }
        // Commits are on the disk when they return: what the user typed is not to be lost with the power.
        try connection.execute("PRAGMA foreign_keys = ON; PRAGMA synchronous = FULL; PRAGMA cache_size = -16000")
        return connection
    }
}
