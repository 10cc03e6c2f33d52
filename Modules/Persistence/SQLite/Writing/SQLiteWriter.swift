internal import Models
internal import Persistence

/// One transaction that writes.
final class SQLiteWriter {
    let connection: Connection
    let reader: SQLiteReader
    private(set) var hasChanged = false
    /// Why a change failed or was made in part only. Such a transaction must not be committed, even if the closure goes
    /// on.
    private var fault: (any Error)?

    init(_ connection: Connection) {
        self.connection = connection
        reader = SQLiteReader(connection)
    }

    /// Throws where something has failed.
    func finish() throws {
        if let fault { throw fault }
    }

    /// Runs statements of which either all must succeed or the transaction fails.
    func change(_ body: () throws -> Void) throws {
        hasChanged = true
        reader.forgetContacts()
        do {
            try body()
        } catch {
            fault = error
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
        try finish()
        do {
            try connection.withStatement(sql) { statement in
                try bind(statement)
                try statement.run()
            }
        } catch {
            fault = error
            throw error
        }
    }
}

extension SQLiteWriter: StoreReader {
    func isMarked(_ mark: String) throws -> Bool { try reader.isMarked(mark) }

    func books() throws -> [AddressBook] { try reader.books() }

    func status(ofBook name: String) throws -> BookStatus { try reader.status(ofBook: name) }

    func contact(_ id: ContactID) throws -> Contact? { try reader.contact(id) }

    func contactIDs(withPrefix prefix: String, limit: Int) throws -> [ContactID] {
        try reader.contactIDs(withPrefix: prefix, limit: limit)
    }

    func count(_ query: ContactQuery) throws -> Int { try reader.count(query) }

    func rows(_ query: ContactQuery, offset: Int, limit: Int) throws -> [ContactRow] {
        try reader.rows(query, offset: offset, limit: limit)
    }

    func position(of id: ContactID, in query: ContactQuery) throws -> Int? { try reader.position(of: id, in: query) }

    func forEachRow(_ query: ContactQuery, _ body: (ContactRow) throws -> Bool) throws {
        try reader.forEachRow(query, body)
    }

    func forEachContact(_ query: ContactQuery, _ body: (Contact) throws -> Bool) throws {
        try reader.forEachContact(query, body)
    }

    func remoteEntries(ofBook name: String) throws -> [RemoteEntry] { try reader.remoteEntries(ofBook: name) }
}
