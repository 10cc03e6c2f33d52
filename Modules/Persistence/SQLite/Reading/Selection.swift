internal import Models
internal import Persistence

/// Which contacts a query has, whatever their order.
enum Selection {
    /// Those that columns choose.
    case filter(RowFilter)
    /// These.
    case keys(KeySet)

    /// What of a query decides its selection.
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
