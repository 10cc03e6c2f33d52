package import Models

/// A contact as text that can be typed: of each field its values, each with its label.
///
/// Texts are kept as they are typed. An organization and an address are one text each, their parts between semicolons
/// (``PostalAddress/editText``, ``Organization/editText``); a birthday is as ``PartialDate`` writes it; an attribute's
/// name is its value's label. Equal drafts write equal contacts.
package struct ContactDraft: Sendable, Hashable {
    package struct Value: Sendable, Hashable {
        /// vCard's types, or a label of the user's own; nil for none.
        package var label: String?
        package var text: String

        package init(_ text: String, label: String? = nil) {
            self.text = text
            self.label = label
        }
    }

    package var isFavorite = false
    private var values: [ContactField: [Value]] = [.kind: [Value(ContactKind.individual.text)]]

    /// Nothing but the kind of an individual.
    package init() {}

    package init(_ content: ContactContent) {
        let card = content.card
        isFavorite = content.isFavorite
        self[.name] = Self.texts([card.name.formatted])
        self[.given] = Self.texts(card.name.given)
        self[.family] = Self.texts(card.name.family)
        self[.additional] = Self.texts(card.name.additional)
        self[.prefix] = Self.texts(card.name.prefixes)
        self[.suffix] = Self.texts(card.name.suffixes)
        self[.nickname] = Self.texts(card.name.nicknames)
        self[.organization] = Self.texts([card.organization?.editText])
        self[.title] = Self.texts([card.title])
        self[.email] = card.emails.map { Value($0.value, label: $0.label) }
        self[.phone] = card.phones.map { Value($0.value, label: $0.label) }
        self[.address] = card.addresses.map { Value($0.value.editText, label: $0.label) }
        self[.url] = card.urls.map { Value($0.value, label: $0.label) }
        self[.birthday] = Self.texts([card.birthday?.description])
        self[.note] = Self.texts([card.note])
        self[.photo] = Self.texts([card.photo?.url])
        self[.category] = Self.texts(card.categories)
        self[.attribute] = card.attributes.map { Value($0.value, label: $0.name) }
        self[.kind] = Self.texts([card.kind.text])
    }

    /// The values of a field in their order; none of ``ContactField/favorite``, which is ``isFavorite``.
    package subscript(_ field: ContactField) -> [Value] {
        get { values[field] ?? [] }
        set { values[field] = newValue.isEmpty ? nil : newValue }
    }

    /// Replaces VT, FF and NEL in the texts of these fields by line feeds.
    mutating func normalizeLineBreaks(of fields: Set<ContactField>) {
        for field in fields {
            self[field] = self[field].map { Value($0.text.withLineFeeds, label: $0.label) }
        }
    }

    /// The fields in which the drafts differ.
    package func changes(from other: ContactDraft) -> Set<ContactField> {
        var fields = Set(ContactField.allCases.filter { self[$0] != other[$0] })
        if isFavorite != other.isFavorite { fields.insert(.favorite) }
        return fields
    }

    /// Makes a field what it is in the other draft.
    package mutating func take(_ field: ContactField, from other: ContactDraft) {
        if field == .favorite { isFavorite = other.isFavorite } else { self[field] = other[field] }
    }

    private static func texts(_ texts: [String?]) -> [Value] { texts.compactMap { text in text.map { Value($0) } } }
}
