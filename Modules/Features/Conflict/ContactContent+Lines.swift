internal import Models

extension ContactContent {
    /// The values of a field as people read them, each with its label in brackets.
    func lines(of field: ContactField) -> [String] {
        let texts: [String?] =
            switch field {
            case .name: [card.name.formatted]
            case .given: card.name.given
            case .family: card.name.family
            case .additional: card.name.additional
            case .prefix: card.name.prefixes
            case .suffix: card.name.suffixes
            case .nickname: card.name.nicknames
            case .organization: [card.organization?.displayText]
            case .title: [card.title]
            case .email: card.emails.map { Self.text($0.value, $0.label) }
            case .phone: card.phones.map { Self.text($0.value, $0.label) }
            case .address: card.addresses.map { Self.text($0.value.displayText, $0.label) }
            case .url: card.urls.map { Self.text($0.value, $0.label) }
            case .birthday: [card.birthday?.displayText]
            case .note: [card.note]
            case .photo: [card.photo.map { $0.storedName == nil ? $0.url : "a photo chosen here" }]
            case .category: card.categories
            case .attribute: card.attributes.map { "\($0.name): \($0.value)" }
            case .kind: [card.kind.text]
            case .favorite: [isFavorite ? "yes" : "no"]
            }
        return texts.compactMap { $0?.nonBlank }
    }

    private static func text(_ value: String, _ label: String?) -> String {
        label.map { "\(value) (\($0))" } ?? value
    }
}
