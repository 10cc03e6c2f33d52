internal import Models
internal import Persistence

/// The part of a query that columns of `contact` decide.
struct RowFilter: Hashable {
    /// The book's key.
    var book: Int64?
    var favorite: Bool?
    var kind: String?

    var isEmpty: Bool { book == nil && favorite == nil && kind == nil }

    /// True if nothing but the book counts.
    var isBookOnly: Bool { book != nil && favorite == nil && kind == nil }

    /// Conditions for a WHERE clause that has one already, each behind an AND. The plus sign keeps SQLite from taking
    /// the book's index where the order's is wanted (https://www.sqlite.org/optoverview.html, section 2.1).
    var conditions: String {
        (book == nil ? "" : " AND +book = :book") + (favorite == nil ? "" : " AND favorite = :favorite")
            + (kind == nil ? "" : " AND kind = :kind")
    }

    func bind(to statement: Statement) throws(StoreError) {
        if let book { try statement.bind(":book", book) }
        if let favorite { try statement.bind(":favorite", favorite ? 1 : 0) }
        if let kind { try statement.bind(":kind", kind) }
    }
}
