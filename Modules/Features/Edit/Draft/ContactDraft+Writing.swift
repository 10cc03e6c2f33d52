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
        var isUsed = [Bool](repeating: false, count: old.count)
        // Thousands of values are matched in linear time: each round looks them up by what both must share.
        func match(
            _ known: (Int) -> Likeness, _ wanted: (Int) -> Likeness,
            _ make: (Value, Labeled<Part>) -> Labeled<Part>
        ) {
            let unused = old.indices.filter { !isUsed[$0] }
            guard !unused.isEmpty else { return }
            var places = Dictionary(grouping: unused, by: known).mapValues { $0[...] }
            for index in typed.indices where result[index] == nil {
                guard let found = places[wanted(index)]?.popFirst() else { continue }
                isUsed[found] = true
                result[index] = make(typed[index], old[found])
            }
        }
        match(
            { Likeness(text: text(old[$0].value), label: old[$0].label) },
            { Likeness(text: typed[$0].text, label: typed[$0].label) }, { $1 })
        match(
            { Likeness(text: text(old[$0].value)) }, { Likeness(text: typed[$0].text) },
            { Labeled($1.value, types: $0.types, preference: $1.preference) })
        match(
            { Likeness(place: $0, label: old[$0].label) }, { Likeness(place: $0, label: typed[$0].label) },
            { Labeled(value($0.text), types: $1.types, preference: $1.preference) })
        return zip(typed, result).map { $1 ?? Labeled(value($0.text), types: $0.types) }
    }
}

/// The properties that a typed value and an old one share.
private struct Likeness: Hashable {
    var place: Int?
    var text: String?
    var label: String?
}

extension ContactDraft.Value {
    fileprivate var types: [String] { label?.nonBlank.map { [$0] } ?? [] }
}
