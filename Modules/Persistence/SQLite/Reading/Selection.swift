internal import Models
internal import Persistence

/// Set of contacts in a query, without an order.
enum Selection {
    /// Those that columns choose.
    case filter(RowFilter)
    /// These.
    case keys(KeySet)

    /// Parts of a query that determine its selection.
    struct Question: Hashable {
        let terms: [SearchTerm]
        let book: String?
        let favoritesOnly: Bool
        let kind: String?
        let category: String?

        init(_ query: ContactQuery) {
            terms = query.terms
            book = query.book
            favoritesOnly = query.favoritesOnly
            kind = query.kind?.text
            category = query.category?.folded
        }
    }
}
