internal import JSON
internal import Models
internal import Persistence

/// The columns of the table `card`, in one order for reading and writing.
enum CardColumns {
    static let names = """
        name_parts, organization, title, emails, phones, addresses, urls, birthday, note, categories, attributes
        """
    static let count: Int32 = 11

    /// Binds all columns, the first of them to `first`.
    static func bind(_ card: ContactCard, to statement: Statement, from first: Int32) throws {
        let texts: [String?] = [
            card.name.json,
            card.organization.flatMap { JSONText.text([$0.name] + $0.units) },
            card.title,
            JSONText.text(card.emails) { $0.labelled($1) { $0.string($1) } },
            JSONText.text(card.phones) { $0.labelled($1) { $0.string($1) } },
            JSONText.text(card.addresses) { writer, address in
                writer.labelled(address) { writer, address in
                    writer.beginArray()
                    for component in address.components { writer.string(component) }
                    writer.endArray()
                }
            },
            JSONText.text(card.urls) { $0.labelled($1) { $0.string($1) } },
            card.birthday?.description,
            card.note,
            JSONText.text(card.categories),
            JSONText.text(card.attributes) { writer, attribute in
                writer.beginObject()
                writer.key("name")
                writer.string(attribute.name)
                writer.key("value")
                writer.string(attribute.value)
                writer.endObject()
            },
        ]
        for (place, text) in zip(first..., texts) { try statement.bind(place, text) }
    }

    /// Reads the columns, the first of them at `first`; kind and photo stand in the row of the contact.
    static func card(from row: Statement, at first: Int32, kind: ContactKind, photo: String?) throws(JSONError)
        -> ContactCard
    {
        let organization = try JSONText.strings(row.bytes(first + 1))
        return ContactCard(
            kind: kind,
            name: ContactName(try JSONValue.parse(row.bytes(first) ?? [])),
            organization: organization.first.map {
                Organization(name: $0, units: Array(organization.dropFirst()))
            },
            title: row.optionalText(first + 2),
            emails: try JSONText.list(row.bytes(first + 3)).compactMap { $0.labelled(\.string) },
            phones: try JSONText.list(row.bytes(first + 4)).compactMap { $0.labelled(\.string) },
            addresses: try JSONText.list(row.bytes(first + 5)).compactMap { $0.labelled(PostalAddress.init) },
            urls: try JSONText.list(row.bytes(first + 6)).compactMap { $0.labelled(\.string) },
            birthday: row.optionalText(first + 7).flatMap { PartialDate($0) },
            note: row.optionalText(first + 8),
            photo: photo.map { Photo(url: $0) },
            categories: try JSONText.strings(row.bytes(first + 9)),
            attributes: try JSONText.list(row.bytes(first + 10)).compactMap { attribute in
                guard let name = attribute["name"]?.string, let value = attribute["value"]?.string else {
                    return nil
                }
                return ContactAttribute(name: name, value: value)
            })
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
