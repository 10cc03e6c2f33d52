package import Models

/// One contact as people read it.
package struct DetailContent: Sendable, Hashable {
    package let contact: Contact
    /// The name, or a stand-in where the contact has none.
    package let title: String
    /// Title and organization; nil where there is neither.
    package let subtitle: String?
    /// Other fields, in display order.
    package let fields: [DetailField]

    package init(_ contact: Contact) {
        let card = contact.card
        self.contact = contact
        title = card.shownName
        let place = [card.title, card.organization?.displayText].compactMap { $0?.nonBlank }
        subtitle = place.isEmpty ? nil : place.joined(separator: ", ")
        fields = Self.fields(of: card)
    }

    private static func fields(of card: ContactCard) -> [DetailField] {
        var fields: [DetailField] = []
        func add(_ name: String, _ text: String?, label: String? = nil, kind: DetailField.Kind = .text) {
            guard let text = text?.nonBlank else { return }
            fields.append(DetailField(name: name, text: text, label: label, kind: kind))
        }
        add("Nickname", Self.joined(card.name.nicknames))
        for email in card.emails { add("E-mail", email.value, label: email.label, kind: .email) }
        for phone in card.phones { add("Phone", phone.value, label: phone.label, kind: .phone) }
        for address in card.addresses { add("Address", address.value.displayText, label: address.label) }
        for url in card.urls { add("Web", url.value, label: url.label, kind: .url) }
        add("Birthdate", card.birthday?.displayText)
        for attribute in card.attributes { add(attribute.name, attribute.value) }
        add("Categories", Self.joined(card.categories))
        add("Note", card.note)
        return fields
    }

    private static func joined(_ texts: [String]) -> String {
        texts.compactMap(\.nonBlank).joined(separator: ", ")
    }
}
