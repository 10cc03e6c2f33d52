extension ContactField {
    /// As people read it.
    package var displayName: String {
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
        case .favorite: "Favorite"
        case .kind: "Kind"
        }
    }
}
