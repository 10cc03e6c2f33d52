internal import JSON
internal import Models
internal import Persistence

/// A column of the table `card`: what it holds of a contact, as text for the database and back.
enum CardColumn: String, CaseIterable {
    case name = "name_parts"
    case organization, title, emails, phones, addresses, urls, birthday, note, categories, attributes

    /// All columns, as SQL lists them.
    static let list = allCases.map(\.rawValue).joined(separator: ", ")
    /// As many parameters as there are columns.
    static let places = Array(repeating: "?", count: allCases.count).joined(separator: ", ")

    /// Binds all columns in their order, the first of them to `first`.
    static func bind(_ card: ContactCard, to statement: Statement, from first: Int32) throws(StoreError) {
        var place = first
        for column in allCases {
            try statement.bind(place, column.text(of: card))
            place += 1
        }
    }

    /// Nil where the card has nothing for the column.
    private func text(of card: ContactCard) -> String? {
        switch self {
        case .name: card.name.json
        case .organization: card.organization.flatMap { JSONText.text([$0.name] + $0.units) }
        case .title: card.title
        case .emails: JSONText.text(card.emails)
        case .phones: JSONText.text(card.phones)
        case .addresses: JSONText.text(card.addresses) { $0.labelled($1) { $0.strings($1.components) } }
        case .urls: JSONText.text(card.urls)
        case .birthday: card.birthday?.description
        case .note: card.note
        case .categories: JSONText.text(card.categories)
        case .attributes: JSONText.text(card.attributes) { $0.attribute($1) }
        }
    }

    /// Reads the column at a place of the row into the card. What cannot be read is named by the contact's identifier.
    func read(
        _ row: Statement, _ place: Int32, into card: inout ContactCard, of id: @autoclosure () -> String, path: String
    ) throws(StoreError) {
        if row.isNull(place) { return }
        do {
            try read(row, place, into: &card)
        } catch {
            throw StoreError.damaged(path: path, detail: "\(rawValue) of contact \(id()): \(error)")
        }
    }

    private func read(_ row: Statement, _ place: Int32, into card: inout ContactCard) throws(JSONError) {
        switch self {
        case .name: card.name = ContactName(try JSONValue.parse(row.bytes(place) ?? []))
        case .organization:
            let texts = try JSONText.strings(row.bytes(place))
            card.organization = texts.first.map { Organization(name: $0, units: Array(texts.dropFirst())) }
        case .title: card.title = row.optionalText(place)
        case .emails: card.emails = try JSONText.labelled(row.bytes(place))
        case .phones: card.phones = try JSONText.labelled(row.bytes(place))
        case .addresses:
            card.addresses = try JSONText.list(row.bytes(place)).compactMap { $0.labelled(PostalAddress.init) }
        case .urls: card.urls = try JSONText.labelled(row.bytes(place))
        case .birthday: card.birthday = row.optionalText(place).flatMap { PartialDate($0) }
        case .note: card.note = row.optionalText(place)
        case .categories: card.categories = try JSONText.strings(row.bytes(place))
        case .attributes: card.attributes = try JSONText.list(row.bytes(place)).compactMap(ContactAttribute.init)
        }
    }
}

extension JSONWriter {
    fileprivate mutating func attribute(_ attribute: ContactAttribute) {
        beginObject()
        key("name")
        string(attribute.name)
        key("value")
        string(attribute.value)
        endObject()
    }
}

extension ContactAttribute {
    fileprivate init?(_ json: JSONValue) {
        guard let name = json["name"]?.string, let value = json["value"]?.string else { return nil }
        self.init(name: name, value: value)
    }
}

extension PostalAddress {
    /// The seven components in vCard's order.
    fileprivate init?(_ json: JSONValue) {
        guard let texts = json.array?.compactMap(\.string), texts.count == 7 else { return nil }
        self.init(
            postOfficeBox: texts[0], extended: texts[1], street: texts[2], locality: texts[3], region: texts[4],
            postalCode: texts[5], country: texts[6])
    }
}
