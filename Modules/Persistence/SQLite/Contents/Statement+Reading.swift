internal import Models
internal import Persistence

/// Decoding shared by the tables of edits. Reading is strict: what has not the expected shape is damage.
extension Statement {
    /// Reads a row of the table whose contact's identifier stands in the column `id`. What goes wrong is told with the
    /// table and the identifier.
    func reading<Result>(
        _ table: String, id: Int32, path: String,
        _ read: (Statement, ContactID) throws(JSONCursor.Mismatch) -> Result
    ) throws(StoreError) -> Result {
        let text = text(id)
        do {
            guard let id = ContactID(text) else { throw mismatch("an identifier", id) }
            return try read(self, id)
        } catch {
            throw StoreError.damaged(path: path, detail: "\(table) of contact \(text.prefix(40)): \(error)")
        }
    }

    /// Nil where the column is NULL.
    func content(_ column: Int32) throws(JSONCursor.Mismatch) -> ContactContent? {
        try withJSON(column) { cursor throws(JSONCursor.Mismatch) in try ContactContent(&cursor) }
    }

    func book(_ column: Int32, _ books: BookNames) throws(JSONCursor.Mismatch) -> String {
        guard let name = books.known(integer(column)) else { throw mismatch("a book", column) }
        return name
    }

    func mismatch(_ expected: String, _ column: Int32) -> JSONCursor.Mismatch {
        JSONCursor.Mismatch(expected: "\(expected) instead of \"\(text(column).prefix(40))\"", place: 0)
    }
}
