package import Models

extension ContactField {
    /// Example of the value's format, if needed.
    package var placeholder: String {
        switch self {
        case .birthday: "1963-05-05, or --05-05 without the year"
        case .address: "street; city; region; postal code; country"
        case .organization: "name; department"
        case .kind: ContactKind.known.map(\.text).joined(separator: ", ")
        case .name: "if it differs from given and family name"
        default: ""
        }
    }
}
