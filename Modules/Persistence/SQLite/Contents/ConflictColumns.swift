internal import Models
internal import Persistence

/// The columns of the table `conflict`.
enum ConflictColumns {
    static let query = "SELECT id, book, kind, fields FROM conflict"

    static func conflict(from row: Statement, books: BookNames) throws(StoreError) -> Conflict {
        try row.reading("conflict", id: 0, path: books.path) { row, id throws(JSONCursor.Mismatch) in
            guard let kind = Conflict.Kind(rawValue: row.text(2)) else { throw row.mismatch("a kind", 2) }
            return Conflict(
                contact: id, book: try row.book(1, books), kind: kind,
                fields: try row.withJSON(3) { cursor throws(JSONCursor.Mismatch) in try cursor.fields() } ?? [])
        }
    }
}
