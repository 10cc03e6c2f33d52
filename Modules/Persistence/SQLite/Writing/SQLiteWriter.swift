internal import Models
internal import Persistence

/// One transaction that writes.
final class SQLiteWriter {
    let connection: Connection
    let reader: SQLiteReader
    private(set) var hasChanged = false
    /// True if something was forgotten that may have named a photo.
    var mayFreePhotos = false
    /// Error of a failed or partial change. Such a transaction must not be committed, even if the closure goes
    /// on.
    private var failure: (any Error)?

    init(_ connection: Connection) {
        self.connection = connection
        reader = SQLiteReader(connection)
    }

    /// Throws where something has failed.
    func finish() throws {
        if let failure { throw failure }
    }

    /// Runs statements of which either all must succeed or the transaction fails.
    func change(_ body: () throws -> Void) throws {
        hasChanged = true
        reader.forgetContacts()
        do {
            try body()
        } catch {
            failure = error
            throw error
        }
    }

    func changeBooks(_ body: () throws -> Void) throws {
        try change(body)
        reader.forget()
    }

    /// Runs a statement that writes. After some failures, a full disk among them, SQLite has ended the transaction by
    /// itself, so that no other statement may follow one that failed.
    func run(_ sql: String, _ bind: (Statement) throws -> Void) throws {
        try withStatement(sql) { statement in
            try bind(statement)
            try statement.run()
        }
    }

    /// Lends a statement that writes, to be run as often as needed; what the closure throws is a failure as that of
    /// ``run(_:_:)``.
    func withStatement(_ sql: String, _ body: (Statement) throws -> Void) throws {
        try finish()
        do {
            try connection.withStatement(sql, body)
        } catch {
            failure = error
            throw error
        }
    }
}

extension SQLiteWriter: ForwardingStoreReader {}
