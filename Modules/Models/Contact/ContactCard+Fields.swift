extension ContactCard {
    /// The fields of a card that are compared and merged each by itself: all but ``ContactField/favorite``, which is the
    /// contact's.
    package static let mergedFields = ContactField.allCases.filter { $0 != .favorite }

    /// True if both cards say the same in a field. Texts are compared as they are; a favorite is no part of a card, and
    /// agrees always.
    package func agrees(with other: ContactCard, in field: ContactField) -> Bool {
        switch field {
        case .name: name.formatted == other.name.formatted
        case .given: name.given == other.name.given
        case .family: name.family == other.name.family
        case .additional: name.additional == other.name.additional
        case .prefix: name.prefixes == other.name.prefixes
        case .suffix: name.suffixes == other.name.suffixes
        case .nickname: name.nicknames == other.name.nicknames
        case .organization: organization == other.organization
        case .title: title == other.title
        case .email: emails == other.emails
        case .phone: phones == other.phones
        case .address: addresses == other.addresses
        case .url: urls == other.urls
        case .birthday: birthday == other.birthday
        case .note: note == other.note
        case .photo: photo == other.photo
        case .category: categories == other.categories
        case .attribute: attributes == other.attributes
        case .kind: kind == other.kind
        case .favorite: true
        }
    }

    /// Makes a field what it is in the other card.
    package mutating func take(_ field: ContactField, from other: ContactCard) {
        switch field {
        case .name: name.formatted = other.name.formatted
        case .given: name.given = other.name.given
        case .family: name.family = other.name.family
        case .additional: name.additional = other.name.additional
        case .prefix: name.prefixes = other.name.prefixes
        case .suffix: name.suffixes = other.name.suffixes
        case .nickname: name.nicknames = other.name.nicknames
        case .organization: organization = other.organization
        case .title: title = other.title
        case .email: emails = other.emails
        case .phone: phones = other.phones
        case .address: addresses = other.addresses
        case .url: urls = other.urls
        case .birthday: birthday = other.birthday
        case .note: note = other.note
        case .photo: photo = other.photo
        case .category: categories = other.categories
        case .attribute: attributes = other.attributes
        case .kind: kind = other.kind
        case .favorite: break
        }
    }
}
