package import Models

extension ContactDraft {
    /// Writes fields into a contact's content. Blank values are left out, and a value that the content has already stays
    /// as it is there, with the types and the preference that a draft does not show.
    ///
    /// A birthday that is no date is passed over: ``DraftCheck`` finds it before.
    package func write(_ fields: Set<ContactField>, to content: inout ContactContent) {
        for field in fields { write(field, to: &content) }
    }

    private func write(_ field: ContactField, to content: inout ContactContent) {
        switch field {
        case .name: content.card.name.formatted = text(of: field)
        case .given: content.card.name.given = texts(of: field)
        case .family: content.card.name.family = texts(of: field)
        case .additional: content.card.name.additional = texts(of: field)
        case .prefix: content.card.name.prefixes = texts(of: field)
        case .suffix: content.card.name.suffixes = texts(of: field)
        case .nickname: content.card.name.nicknames = texts(of: field)
        case .organization: content.card.organization = text(of: field).map(Organization.init(editText:))
        case .title: content.card.title = text(of: field)
        case .email: write(field, to: &content.card.emails)
        case .phone: write(field, to: &content.card.phones)
        case .url: write(field, to: &content.card.urls)
        case .address:
            content.card.addresses = labeled(
                field, like: content.card.addresses, text: \.editText, value: PostalAddress.init(editText:))
        case .birthday:
            let text = text(of: field)
            if let date = text.flatMap({ PartialDate($0.trimmed) }) {
                content.card.birthday = date
            } else if text == nil {
                content.card.birthday = nil
            }
        case .note: content.card.note = text(of: field)
        case .photo: content.card.photo = text(of: field).map { Photo(url: $0.trimmed) }
        case .category: content.card.categories = texts(of: field)
        case .attribute:
            content.card.attributes = self[field].filter { $0.text.nonBlank != nil }
                .map { ContactAttribute(name: $0.label ?? "", value: $0.text) }
        case .kind: content.card.kind = ContactKind(text(of: field) ?? "")
        case .favorite: content.isFavorite = isFavorite
        }
    }

    private func texts(of field: ContactField) -> [String] { self[field].map(\.text).filter { $0.nonBlank != nil } }

    private func text(of field: ContactField) -> String? { texts(of: field).first }

    /// White space around an address, a number or a URL comes from where it was copied.
    private func write(_ field: ContactField, to old: inout [Labeled<String>]) {
        old = labeled(field, like: old, text: \.self, value: \.trimmed)
    }

    /// First those values that are the same as before, then those whose label alone has changed, then those that were
    /// typed over, each taking what a draft does not show from the old one.
    private func labeled<Part>(
        _ field: ContactField, like old: [Labeled<Part>], text: (Part) -> String, value: (String) -> Part
    ) -> [Labeled<Part>] {
        let typed = self[field].filter { $0.text.nonBlank != nil }
        var result = [Labeled<Part>?](repeating: nil, count: typed.count)
        var unused = Set(old.indices)
        func settle(_ matching: (Int, Int) -> Bool, _ make: (Value, Labeled<Part>) -> Labeled<Part>) {
            for index in typed.indices where result[index] == nil {
                guard let match = old.indices.first(where: { unused.contains($0) && matching(index, $0) }) else {
                    continue
                }
                unused.remove(match)
                result[index] = make(typed[index], old[match])
            }
        }
        settle({ text(old[$1].value) == typed[$0].text && old[$1].label == typed[$0].label }, { $1 })
        settle(
            { text(old[$1].value) == typed[$0].text },
            { Labeled($1.value, types: $0.types, preference: $1.preference) })
        settle(
            { $0 == $1 && old[$1].label == typed[$0].label },
            { Labeled(value($0.text), types: $1.types, preference: $1.preference) })
        return zip(typed, result).map { $1 ?? Labeled(value($0.text), types: $0.types) }
    }
}

extension ContactDraft.Value {
    fileprivate var types: [String] { label?.nonBlank.map { [$0] } ?? [] }
}
