package import Models

extension ContactField {
    /// The fields that are typed, in the order in which a form shows them. A photo is chosen, and a favorite is one or
    /// not.
    package static let typed: [ContactField] = [
        .prefix, .given, .additional, .family, .suffix, .nickname, .name, .organization, .title, .email, .phone,
        .address, .url, .birthday, .note, .category, .attribute, .kind,
    ]

    /// True if each value has a label.
    package var isLabeled: Bool {
        switch self {
        case .email, .phone, .address, .url, .attribute: true
        default: false
        }
    }

    /// Labels that people give its values, the most usual first; any other text is one too.
    package var usualLabels: [String] {
        switch self {
        case .phone: ["cell", "home", "work", "fax", "pager"]
        case .email, .address, .url: ["home", "work"]
        default: []
        }
    }

    /// True if the field holds several values, as far as the book's directory does.
    package var holdsSeveral: Bool {
        switch self {
        case .name, .organization, .title, .birthday, .note, .photo, .favorite, .kind: false
        default: true
        }
    }
}
