internal import CommandLineStreams
package import JSON
package import Models

extension JSONWriter {
    /// A contact as `kith help json` documents it.
    package mutating func contact(_ contact: Contact) {
        let card = contact.card
        beginObject()
        member("id", contact.id.text)
        member("book", contact.book)
        member("remote_id", contact.remoteID)
        member("kind", card.kind.text)
        name(of: card)
        member("organization", card.organization?.displayText)
        texts("organization_units", card.organization?.units ?? [])
        member("title", card.title)
        labeled("emails", card.emails)
        labeled("phones", card.phones)
        addresses(card.addresses)
        labeled("urls", card.urls)
        member("birthday", card.birthday?.description)
        member("note", card.note)
        member("favorite", contact.isFavorite)
        photo(card.photo)
        texts("categories", card.categories)
        attributes(card.attributes)
        member("pending", contact.isPending)
        member("conflict", contact.hasConflict)
        member("created", contact.created.description)
        member("updated", contact.updated.description)
        endObject()
    }

    private mutating func name(of card: ContactCard) {
        let name = card.name
        key("name")
        beginObject()
        member("full", card.displayName)
        member("given", name.given.joinedText)
        member("family", name.family.joinedText)
        member("additional", name.additional.joinedText)
        member("prefix", name.prefixes.joinedText)
        member("suffix", name.suffixes.joinedText)
        member("nickname", name.nicknames.joinedText)
        for (field, values) in [
            (ContactField.given, name.given), (.family, name.family), (.additional, name.additional),
            (.prefix, name.prefixes), (.suffix, name.suffixes), (.nickname, name.nicknames),
        ] {
            if let key = Self.nameLists[field] { texts(key, values) }
        }
        endObject()
    }

    /// The keys of a name's components as lists: a component that has several texts is one text in the key beside it.
    static let nameLists: [ContactField: String] = [
        .given: "givens", .family: "families", .additional: "additionals", .prefix: "prefixes", .suffix: "suffixes",
        .nickname: "nicknames",
    ]

    private mutating func texts(_ name: String, _ values: [String]) {
        key(name)
        beginArray()
        for value in values { string(value) }
        endArray()
    }

    private mutating func labeled(_ name: String, _ values: [Labeled<String>]) {
        key(name)
        beginArray()
        for value in values { pair("label", value.label, "value", value.value) }
        endArray()
    }

    private mutating func addresses(_ values: [Labeled<PostalAddress>]) {
        key("addresses")
        beginArray()
        for value in values {
            let printed = value.value.printed
            beginObject()
            member("label", value.label)
            member("value", printed.displayText)
            key("components")
            beginObject()
            for (name, text) in zip(Self.addressKeys, printed.components) { member(name, text.nonBlank) }
            endObject()
            endObject()
        }
        endArray()
    }

    /// The keys of an address's components, in vCard's order.
    static let addressKeys = [
        "post_office_box", "extended", "street", "locality", "region", "postal_code", "country",
    ]

    private mutating func attributes(_ values: [ContactAttribute]) {
        key("attributes")
        beginArray()
        for value in values { pair("name", value.name, "value", value.value) }
        endArray()
    }

    private mutating func photo(_ photo: Photo?) {
        key("photo")
        guard let photo else { return null() }
        beginObject()
        member("url", photo.url)
        endObject()
    }

    private mutating func pair(_ first: String, _ one: String?, _ second: String, _ other: String?) {
        beginObject()
        member(first, one)
        member(second, other)
        endObject()
    }
}

extension PostalAddress {
    /// As documents have it: without the blanks at the ends of components.
    package var printed: PostalAddress {
        PostalAddress(
            postOfficeBox: postOfficeBox.trimmed, extended: extended.trimmed, street: street.trimmed,
            locality: locality.trimmed, region: region.trimmed, postalCode: postalCode.trimmed,
            country: country.trimmed)
    }
}

extension [String] {
    /// The texts joined by blanks; nil where nothing is there.
    fileprivate var joinedText: String? { joined(separator: " ").nonBlank }
}
