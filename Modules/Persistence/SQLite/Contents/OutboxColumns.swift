internal import JSON
internal import Models
internal import Persistence

/// The columns of the table `outbox`.
enum OutboxColumns {
    private static let written = """
        id, book, state, moment, operation, fields, remote_id, attempts, created, messages, sent
        """
    static let query = "SELECT \(written), number FROM outbox"

    static let replace = """
        UPDATE outbox SET (\(written)) = (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11) WHERE id = ?1
        """
    static let insert = "INSERT INTO outbox (\(written)) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"

    static func bind(_ entry: OutboxEntry, book: Int64, to statement: Statement) throws(StoreError) {
        try statement.bind(1, entry.contact.text)
        try statement.bind(2, book)
        switch entry.state {
        case .waiting(let moment):
            try statement.bind(3, "waiting")
            try statement.bind(4, moment?.milliseconds)
        case .sending(let moment):
            try statement.bind(3, "sending")
            try statement.bind(4, moment.milliseconds)
        case .refused(let messages):
            try statement.bind(3, "refused")
            try statement.bind(10, text(messages))
        }
        try statement.bind(5, entry.operation.rawValue)
        try statement.bind(6, JSONWriter.text { $0.fields(entry.fields) })
        try statement.bind(7, entry.remoteID)
        try statement.bind(8, Int64(entry.attempts))
        try statement.bind(9, entry.created.milliseconds)
        try statement.bind(11, entry.sent?.json)
    }

    static func entry(from row: Statement, books: BookNames) throws(StoreError) -> OutboxEntry {
        try row.reading("outbox", id: 0, path: books.path) { row, id throws(JSONCursor.Mismatch) in
            guard let operation = OutboxEntry.Operation(rawValue: row.text(4)) else {
                throw row.mismatch("an operation", 4)
            }
            return OutboxEntry(
                id: row.integer(11), contact: id, book: try row.book(1, books), remoteID: row.optionalText(6),
                operation: operation,
                fields: try row.withJSON(5) { cursor throws(JSONCursor.Mismatch) in try cursor.fields() } ?? [],
                sent: try row.content(10), state: try state(row), attempts: Int(row.integer(7)),
                created: Timestamp(milliseconds: row.integer(8)))
        }
    }

    private static func state(_ row: Statement) throws(JSONCursor.Mismatch) -> OutboxEntry.State {
        let moment = row.optionalInteger(3).map(Timestamp.init(milliseconds:))
        switch (row.text(2), moment) {
        case ("waiting", _): return .waiting(notBefore: moment)
        case ("sending", let moment?): return .sending(since: moment)
        case ("refused", _): return .refused(try messages(row))
        default: throw row.mismatch("a state", 2)
        }
    }

    private static func text(_ messages: [RefusalMessage]) -> String {
        JSONWriter.text { writer in
            writer.array(messages) { writer, message in
                writer.beginObject()
                writer.member("field", message.field?.rawValue)
                writer.member("text", message.text)
                writer.endObject()
            }
        }
    }

    private static func messages(_ row: Statement) throws(JSONCursor.Mismatch) -> [RefusalMessage] {
        try row.withJSON(9) { cursor throws(JSONCursor.Mismatch) in
            try cursor.array { cursor throws(JSONCursor.Mismatch) in
                var (field, text): (ContactField?, String?)
                try cursor.object { cursor, member throws(JSONCursor.Mismatch) in
                    switch member {
                    case "field": field = try cursor.field()
                    case "text": text = try cursor.string()
                    default: throw cursor.mismatch("a field or a text instead of \"\(member)\"")
                    }
                }
                guard let text else { throw cursor.mismatch("a message's text") }
                return RefusalMessage(field: field, text: text)
            }
        } ?? []
    }
}
