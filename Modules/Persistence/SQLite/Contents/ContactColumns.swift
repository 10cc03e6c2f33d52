internal import Models
internal import Persistence

/// The columns of the table `contact` that make a row of a list or, with those of `card`, a whole contact.
enum ContactColumns {
    /// For ``row(from:books:)``.
    static let rowNames = "id, book, name, subtitle, email, phone, favorite, photo"

    static func row(from row: Statement, books: BookNames) throws -> ContactRow {
        ContactRow(
            id: try id(row.text(0), path: books.path), book: try books.name(of: row.integer(1)), name: row.text(2),
            subtitle: row.optionalText(3), email: row.optionalText(4), phone: row.optionalText(5),
            isFavorite: row.integer(6) != 0, photoURL: row.optionalText(7))
    }

    /// For ``contact(from:books:)``; columns of card follow.
    static let contactNames = "id, book, remote_id, favorite, created, updated, kind, photo"

    static func contact(from row: Statement, books: BookNames) throws -> Contact {
        let id = try id(row.text(0), path: books.path)
        let card: ContactCard
        do {
            card = try CardColumns.card(
                from: row, at: 8, kind: ContactKind(row.text(6)), photo: row.optionalText(7))
        } catch {
            throw StoreError.damaged(path: books.path, detail: "contact \(id): \(error)")
        }
        return Contact(
            id: id, book: try books.name(of: row.integer(1)), remoteID: row.optionalText(2), card: card,
            isFavorite: row.integer(3) != 0, created: Timestamp(milliseconds: row.integer(4)),
            updated: Timestamp(milliseconds: row.integer(5)))
    }

    static func id(_ text: String, path: String) throws(StoreError) -> ContactID {
        guard let id = ContactID(text) else {
            throw StoreError.damaged(path: path, detail: "it has a contact with the identifier \"\(text.prefix(40))\"")
        }
        return id
    }
}
