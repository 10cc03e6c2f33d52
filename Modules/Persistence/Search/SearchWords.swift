package import Models

/// The words by which a contact is found: the one definition that every store shares.
package enum SearchWords {
    /// Every word of the card that a term may begin, folded; repeated words once.
    package static func words(of card: ContactCard) -> [String] {
        var words = WordList()
        for field in searchedFields { forEachText(of: card, field: field) { words.append(wordsIn: $0) } }
        return words.words
    }

    /// The digits of the card's phone numbers, in national and international form.
    package static func digits(of card: ContactCard) -> [String] {
        var digits: [String] = []
        for phone in card.phones {
            for form in PhoneDigits.forms(of: phone.value) where !digits.contains(form) { digits.append(form) }
        }
        return digits
    }

    /// The fields that a term without a field is looked for in, phone numbers aside.
    package static let searchedFields: [ContactField] = [
        .name, .nickname, .organization, .email, .category, .attribute,
    ]

    /// The words of one field.
    package static func words(of card: ContactCard, field: ContactField) -> [String] {
        var words = WordList()
        forEachText(of: card, field: field) { words.append(wordsIn: $0) }
        return words.words
    }

    /// The folded words of a text: its parts between blanks and punctuation; each run between blanks that has
    /// punctuation in it once more as a whole ("o", "brien" and "obrien"); and, since Chinese, Japanese and Korean
    /// names have no blanks between their parts, what follows each character of those scripts.
    package static func words(in text: String) -> [String] {
        var words = WordList()
        words.append(wordsIn: text)
        return words.words
    }

    /// The folded parts of a text between all that is neither letter nor digit.
    static func split(_ text: String) -> [String] {
        text.folded.unicodeScalars.split { !$0.isWordScalar }.map { String(String.UnicodeScalarView($0)) }
    }

    private static func forEachText(of card: ContactCard, field: ContactField, _ body: (String) -> Void) {
        let name = card.name
        switch field {
        case .name:
            name.formatted.map(body)
            for component in [name.given, name.family, name.additional, name.prefixes, name.suffixes] {
                component.forEach(body)
            }
        case .given: name.given.forEach(body)
        case .family: name.family.forEach(body)
        case .additional: name.additional.forEach(body)
        case .prefix: name.prefixes.forEach(body)
        case .suffix: name.suffixes.forEach(body)
        case .nickname: name.nicknames.forEach(body)
        case .organization:
            (card.organization?.name).map(body)
            card.organization?.units.forEach(body)
        case .title: card.title.map(body)
        case .email: for email in card.emails { body(email.value) }
        case .phone: for phone in card.phones { body(phone.value) }
        case .address: for address in card.addresses { address.value.components.forEach(body) }
        case .url: for url in card.urls { body(url.value) }
        case .birthday:
            (card.birthday?.description).map(body)
            (card.birthday?.displayText).map(body)
        case .note: card.note.map(body)
        case .photo, .favorite: break
        case .category: card.categories.forEach(body)
        case .attribute: for attribute in card.attributes { body(attribute.value) }
        case .kind: body(card.kind.text)
        }
    }
}
