/// Editable content of a contact: its card and its favorite flag.
package struct ContactContent: Sendable, Hashable {
    package var card: ContactCard
    package var isFavorite: Bool

    package init(card: ContactCard, isFavorite: Bool) {
        self.card = card
        self.isFavorite = isFavorite
    }

    /// The fields in which the contents differ.
    package func changes(from other: ContactContent) -> Set<ContactField> {
        var fields = Set(ContactCard.mergedFields.filter { !card.agrees(with: other.card, in: $0) })
        if isFavorite != other.isFavorite { fields.insert(.favorite) }
        return fields
    }

    /// Makes a field what it is in the other content.
    package mutating func take(_ field: ContactField, from other: ContactContent) {
        if field == .favorite { isFavorite = other.isFavorite } else { card.take(field, from: other.card) }
    }
}
