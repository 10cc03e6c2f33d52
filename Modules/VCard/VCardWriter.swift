// VCard: writes contacts as vCard 4.0 (RFC 6350). It owns no state; it must not know where cards come from or go to.

package import Models

/// Writes one vCard per contact.
package enum VCardWriter {
    /// One card in UTF-8, its lines folded at 75 octets and ended by CR LF (RFC 6350, sections 3.2 and 3.3). No value
    /// can begin a line of its own. A photo that only the store holds is omitted, since nobody else could read its URL.
    package static func card(of contact: Contact) -> [UInt8] { card(of: contact) { _ in nil } }

    /// One card that includes the bytes of a photo that the user set.
    ///
    /// - Parameter photo: Returns the bytes of a photo by its ``Photo/storedName``; if nil, the card has no photo.
    package static func card(
        of contact: Contact, photo: (_ storedName: String) throws -> PhotoData?
    ) rethrows -> [UInt8] {
        var lines = VCardLines()
        lines.add("BEGIN", "VCARD")
        lines.add("VERSION", "4.0")
        lines.add("UID", contact.id.text)
        lines.addCard(contact.card, try contact.card.photo?.storedName.flatMap(photo))
        lines.add("REV", contact.updated.vCardText)
        lines.add("END", "VCARD")
        return lines.bytes
    }
}

extension VCardLines {
    /// - Parameter data: The bytes of the card's photo, if the store has them.
    fileprivate mutating func addCard(_ card: ContactCard, _ data: PhotoData?) {
        let name = card.name
        if card.kind != .individual { add("KIND", card.kind.vCardText) }
        // Every card has a nonempty FN (RFC 6350, section 6.2.1).
        let shown = card.displayName.filter { !$0.unicodeScalars.allSatisfy(\.isControl) }
        add("FN", .text(shown.nonBlank ?? ContactCard.noName))
        let components = [name.family, name.given, name.additional, name.prefixes, name.suffixes]
        if components.contains(where: { !$0.isEmpty }) { add("N", .structure(components)) }
        if !name.nicknames.isEmpty { add("NICKNAME", .list(name.nicknames)) }
        if let organization = card.organization {
            add("ORG", .structure([[organization.name]] + organization.units.map { [$0] }))
        }
        if let title = card.title { add("TITLE", .text(title)) }
        for email in card.emails { add("EMAIL", .text(email.value), email.parameters) }
        for phone in card.phones { add("TEL", .text(phone.value), phone.parameters) }
        for address in card.addresses {
            add("ADR", .structure(address.value.components.map { [$0] }), address.parameters)
        }
        for url in card.urls { add("URL", .uri(url.value), url.parameters) }
        if let birthday = card.birthday { add("BDAY", birthday.vCardText) }
        if let data {
            add("PHOTO", type: data.format.rawValue, data.bytes)
        } else if let photo = card.photo, photo.storedName == nil {
            add("PHOTO", .uri(photo.url))
        }
        if !card.categories.isEmpty { add("CATEGORIES", .list(card.categories)) }
        if let note = card.note { add("NOTE", .text(note)) }
        for attribute in card.attributes {
            add("X-KITH-ATTRIBUTE", .text(attribute.value), [("LABEL", [attribute.name])])
        }
    }
}

extension Labeled {
    /// TYPE and PREF (RFC 6350, sections 5.6 and 5.3).
    fileprivate var parameters: [(name: String, values: [String])] {
        (types.isEmpty ? [] : [("TYPE", types)]) + (preference.map { [("PREF", [String($0)])] } ?? [])
    }
}

extension ContactKind {
    /// Things are not a KIND, and kinds that RFC 6350, section 6.1.4, does not define are written as x-names.
    fileprivate var vCardText: VCardLines.Value {
        let known: [ContactKind] = [.individual, .group, .organization, .location]
        return .text(known.contains(self) || text.hasPrefix("x-") ? text : "x-\(text)")
    }
}
