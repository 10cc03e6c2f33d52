internal import Persistence

/// An order of contacts as SQL: each has an index to walk along.
struct SortOrder: Hashable {
    let sort: ContactQuery.Sort
    let isReversed: Bool

    init(_ query: ContactQuery) {
        sort = query.sort
        isReversed = query.isReversed
    }

    init(_ sort: ContactQuery.Sort, isReversed: Bool) {
        self.sort = sort
        self.isReversed = isReversed
    }

    var reversed: SortOrder { SortOrder(sort, isReversed: !isReversed) }

    /// The column whose value ranks a contact; equal ones stand by their keys.
    var column: String {
        switch sort {
        case .name: "name_key"
        case .family: "family_key"
        case .recent: "updated"
        }
    }

    var clause: String { clause(key: "key") }

    /// For a join, in which the name `key` alone would be ambiguous.
    func clause(key: String) -> String {
        // The latest come first, so this column runs the other way.
        let columnRunsDown = (sort == .recent) != isReversed
        return "ORDER BY \(column)\(columnRunsDown ? " DESC" : ""), \(key)\(isReversed ? " DESC" : "")"
    }

    /// The comparison that holds for ranks that stand before a given one when the order is not reversed.
    var precedes: String { sort == .recent ? ">" : "<" }
}
