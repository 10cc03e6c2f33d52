internal import Models
internal import Persistence

/// The columns that make a row of a list or a whole contact.
enum ContactColumns {
    /// For ``row(from:books:)``.
    static let rowList = "id, book, name, subtitle, email, phone, favorite, photo, pending, conflict"

    static func row(from row: Statement, books: BookNames) throws(StoreError) -> ContactRow {
        ContactRow(
            id: try id(0, of: row, path: books.path), book: try books.name(of: row.integer(1)), name: row.text(2),
            subtitle: row.optionalText(3), email: row.optionalText(4), phone: row.optionalText(5),
            isFavorite: row.integer(6) != 0, photoURL: row.optionalText(7), isPending: row.integer(8) != 0,
            hasConflict: row.integer(9) != 0)
    }

    /// For ``contact(from:books:)``. A condition on `contact.key` or an order may follow.
    static let contactQuery = """
        SELECT id, book, remote_id, favorite, created, updated, kind, photo, pending, conflict,
        \(CardColumn.list)
        FROM contact JOIN card ON card.key = contact.key
        """

    static func contact(from row: Statement, books: BookNames) throws(StoreError) -> Contact {
        let id = try id(0, of: row, path: books.path)
        var card = ContactCard(kind: ContactKind(row.text(6)), photo: row.optionalText(7).map { Photo(url: $0) })
        for (place, column) in zip(Int32(10)..., CardColumn.allCases) {
            try column.read(row, place, into: &card, of: id.text, path: books.path)
        }
        return Contact(
            id: id, book: try books.name(of: row.integer(1)), remoteID: row.optionalText(2), card: card,
            isFavorite: row.integer(3) != 0, created: Timestamp(milliseconds: row.integer(4)),
            updated: Timestamp(milliseconds: row.integer(5)), isPending: row.integer(8) != 0,
            hasConflict: row.integer(9) != 0)
    }

    static func id(_ column: Int32, of row: Statement, path: String) throws(StoreError) -> ContactID {
        let id: ContactID?? = row.withBytes(column) { ContactID(utf8: $0) }
        guard case .some(.some(let id)) = id else {
            throw StoreError.damaged(
                path: path, detail: "it has a contact with the identifier \"\(row.text(column).prefix(40))\"")
        }
        return id
    }
}
