package import Models

/// Query for contacts: filter and order.
package struct ContactQuery: Sendable, Hashable {
    package enum Sort: String, Sendable, Hashable, CaseIterable {
        /// By the name that is shown (``SortKey/name(_:)``).
        case name
        /// By family name, then given name (``SortKey/family(_:)``).
        case family
        /// Those updated last come first.
        case recent
    }

    /// All terms must match; none means every contact.
    package var terms: [SearchTerm]
    /// Nil means every book.
    package var book: String?
    package var favoritesOnly: Bool
    package var kind: ContactKind?
    /// Compared folded and whole with each category.
    package var category: String?
    /// Contacts of equal rank stand in the order in which they came into the store.
    package var sort: Sort
    /// Turns the whole order around, contacts of equal rank included.
    package var isReversed: Bool

    package init(
        terms: [SearchTerm] = [], book: String? = nil, favoritesOnly: Bool = false, kind: ContactKind? = nil,
        category: String? = nil, sort: Sort = .name, isReversed: Bool = false
    ) {
        self.terms = terms
        self.book = book
        self.favoritesOnly = favoritesOnly
        self.kind = kind
        self.category = category
        self.sort = sort
        self.isReversed = isReversed
    }
}
