internal import Models
internal import Persistence

/// The columns of the table `trash`.
enum TrashColumns {
    private static let written = "id, book, deleted, remote_id, tag, updated, created, content, base"
    static let query = "SELECT \(written) FROM trash"

    /// A contact deleted again gets a new number, so that it counts as the latest.
    static let save = "INSERT OR REPLACE INTO trash (\(written)) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"

    static func bind(_ trashed: TrashedContact, book: Int64, to statement: Statement) throws(StoreError) {
        let contact = trashed.contact
        try statement.bind(1, contact.id.text)
        try statement.bind(2, book)
        try statement.bind(3, trashed.deleted.milliseconds)
        try statement.bind(4, contact.remoteID)
        try statement.bind(5, trashed.tag)
        try statement.bind(6, contact.updated.milliseconds)
        try statement.bind(7, contact.created.milliseconds)
        try statement.bind(8, ContactContent(card: contact.card, isFavorite: contact.isFavorite).json)
        try statement.bind(9, trashed.base?.json)
    }

    static func trashed(from row: Statement, books: BookNames) throws(StoreError) -> TrashedContact {
        try row.reading("trash", id: 0, path: books.path) { row, id throws(JSONCursor.Mismatch) in
            guard let content = try row.content(7) else { throw row.mismatch("a content", 7) }
            return TrashedContact(
                contact: Contact(
                    id: id, book: try row.book(1, books), remoteID: row.optionalText(3), card: content.card,
                    isFavorite: content.isFavorite, created: Timestamp(milliseconds: row.integer(6)),
                    updated: Timestamp(milliseconds: row.integer(5))),
                deleted: Timestamp(milliseconds: row.integer(2)), tag: row.optionalText(4), base: try row.content(8))
        }
    }
}
