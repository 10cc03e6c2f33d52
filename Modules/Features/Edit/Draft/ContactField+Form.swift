package import Models

extension ContactField {
    /// The fields that are typed, in the order in which a form shows them. A photo is chosen, and a favourite is one or
    /// not.
    package static let typed: [ContactField] = [
        .prefix, .given, .additional, .family, .suffix, .nickname, .name, .organization, .title, .email, .phone,
        .address, .url, .birthday, .note, .category, .attribute, .kind,
    ]

    /// As people read it.
    package var formName: String {
        switch self {
        case .name: "Shown as"
        case .given: "Given name"
        case .family: "Family name"
        case .additional: "Additional name"
        case .prefix: "Prefix"
        case .suffix: "Suffix"
        case .nickname: "Nickname"
        case .organization: "Organization"
        case .title: "Title"
        case .email: "E-mail"
        case .phone: "Phone"
        case .address: "Address"
        case .url: "Web"
        case .birthday: "Birthdate"
        case .note: "Note"
        case .photo: "Photo"
        case .category: "Category"
        case .attribute: "Attribute"
        case .favorite: "Favourite"
        case .kind: "Kind"
        }
    }

    /// Whether each value has a label.
    package var isLabelled: Bool {
        switch self {
        case .email, .phone, .address, .url, .attribute: true
        default: false
        }
    }

    /// Whether the field holds several values, as far as the book's directory does.
    package var holdsSeveral: Bool {
        switch self {
        case .name, .organization, .title, .birthday, .note, .photo, .favorite, .kind: false
        default: true
        }
    }
}
