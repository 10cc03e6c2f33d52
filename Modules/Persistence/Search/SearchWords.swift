package import Models

/// The words by which a contact is found: the one definition that every store shares.
package enum SearchWords {
    /// Every word of the card that a term may begin, folded; repeated words once.
    package static func words(of card: ContactCard) -> [String] {
        unique(searchedFields.flatMap { words(of: card, field: $0) })
    }

    /// The digits of the card's phone numbers, in national and international form.
    package static func digits(of card: ContactCard) -> [String] {
        unique(card.phones.flatMap { PhoneDigits.forms(of: $0.value) })
    }

    /// The fields that a term without a field is looked for in, phone numbers aside.
    package static let searchedFields: [ContactField] = [
        .name, .nickname, .organization, .email, .category, .attribute,
    ]

    /// The words of one field.
    package static func words(of card: ContactCard, field: ContactField) -> [String] {
        texts(of: card, field: field).flatMap { words(in: $0) }
    }

    /// The folded words of a text: its parts between blanks and punctuation, and each run between blanks that has
    /// punctuation in it once more as a whole ("o", "brien" and "obrien").
    package static func words(in text: String) -> [String] {
        var words: [String] = []
        for run in text.split(whereSeparator: { $0.unicodeScalars.allSatisfy(\.properties.isWhitespace) }) {
            let parts = split(String(run))
            words += parts
            if parts.count > 1 { words.append(parts.joined()) }
        }
        return words
    }

    /// The folded parts of a text between all that is neither letter nor digit.
    static func split(_ text: String) -> [String] {
        text.folded.unicodeScalars.split { !$0.isWordScalar }.map { String(String.UnicodeScalarView($0)) }
    }

    private static func texts(of card: ContactCard, field: ContactField) -> [String] {
        let name = card.name
        return switch field {
        case .name:
            [name.formatted].compactMap { $0 } + name.given + name.family + name.additional + name.prefixes
                + name.suffixes
        case .given: name.given
        case .family: name.family
        case .additional: name.additional
        case .prefix: name.prefixes
        case .suffix: name.suffixes
        case .nickname: name.nicknames
        case .organization: card.organization.map { [$0.name] + $0.units } ?? []
        case .title: [card.title].compactMap { $0 }
        case .email: card.emails.map(\.value)
        case .phone: card.phones.map(\.value)
        case .address: card.addresses.flatMap(\.value.components)
        case .url: card.urls.map(\.value)
        case .birthday: [card.birthday?.description, card.birthday?.displayText].compactMap { $0 }
        case .note: [card.note].compactMap { $0 }
        case .photo: []
        case .category: card.categories
        case .attribute: card.attributes.map(\.value)
        case .favorite: []
        case .kind: [card.kind.text]
        }
    }

    private static func unique(_ words: [String]) -> [String] {
        var seen: Set<String> = []
        return words.filter { seen.insert($0).inserted }
    }
}
