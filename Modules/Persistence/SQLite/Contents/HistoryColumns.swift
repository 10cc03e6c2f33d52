internal import Models
internal import Persistence

/// The columns of the tables `history` and `history_change`.
enum HistoryColumns {
    private static let columns = "SELECT number, moment, summary, undone FROM history"
    static let newest = "\(columns) ORDER BY number DESC LIMIT ?"
    static let toUndo = "\(columns) WHERE undone = 0 ORDER BY number DESC LIMIT ?"
    static let toRedo = "\(columns) WHERE undone = 1 ORDER BY number LIMIT ?"

    static let changesQuery = """
        SELECT id, book, content_before, content_after FROM history_change WHERE number = ? ORDER BY place
        """

    static let insertChange = """
        INSERT INTO history_change (number, place, id, book, content_before, content_after) VALUES (?, ?, ?, ?, ?, ?)
        """

    static func bind(
        _ change: HistoryEntry.Change, place: Int, of step: Int64, book: Int64, to statement: Statement
    ) throws(StoreError) {
        try statement.bind(1, step)
        try statement.bind(2, Int64(place))
        try statement.bind(3, change.contact.text)
        try statement.bind(4, book)
        try statement.bind(5, change.before?.json)
        try statement.bind(6, change.after?.json)
    }

    static func change(from row: Statement, books: BookNames) throws(StoreError) -> HistoryEntry.Change {
        try row.reading("history_change", id: 0, path: books.path) { row, id throws(JSONCursor.Mismatch) in
            HistoryEntry.Change(
                contact: id, book: try row.book(1, books), before: try row.content(2), after: try row.content(3))
        }
    }
}
