import Models

/// A contact as the store in memory keeps it. A class, so that copying a snapshot of many contacts stays cheap.
final class InMemoryEntry: Sendable {
    let contact: Contact
    let tag: String?
    /// Counts up as contacts come in; a contact that is replaced keeps its number.
    let order: Int
    let row: ContactRow
    private let nameKey: String
    private let familyKey: String

    init(_ contact: Contact, tag: String?, order: Int) {
        self.contact = contact
        self.tag = tag
        self.order = order
        row = ContactRow(contact)
        nameKey = SortKey.name(contact.card)
        familyKey = SortKey.family(contact.card)
    }

    func matches(_ query: ContactQuery, category: String?) -> Bool {
        (query.book.map { $0 == contact.book } ?? true)
            && (!query.favoritesOnly || contact.isFavorite)
            && (query.kind.map { $0 == contact.card.kind } ?? true)
            && (category.map { category in contact.card.categories.contains { $0.folded == category } } ?? true)
            && query.terms.allSatisfy { $0.matches(contact) }
    }

    /// True if the entry stands before the other one in the order that is not reversed.
    func precedes(_ other: InMemoryEntry, by sort: ContactQuery.Sort) -> Bool {
        switch sort {
        case .name: precedes(other, nameKey, other.nameKey)
        case .family: precedes(other, familyKey, other.familyKey)
        case .recent:
            contact.updated == other.contact.updated
                ? order < other.order : contact.updated > other.contact.updated
        }
    }

    /// By the keys' bytes, since String's own order is that of its normal form.
    private func precedes(_ other: InMemoryEntry, _ key: String, _ otherKey: String) -> Bool {
        if key.utf8.lexicographicallyPrecedes(otherKey.utf8) { return true }
        return key.utf8.elementsEqual(otherKey.utf8) && order < other.order
    }
}
