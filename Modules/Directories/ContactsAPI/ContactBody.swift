internal import JSON
internal import Models

/// The request body for a contact: flat JSON with any of `first_name`, `last_name`, `email`, `phone_number` and
/// `favorite`.
struct ContactBody {
    private var members = JSONObject()

    /// The body for a new contact. Omitted fields get the server's defaults.
    init(creating content: ContactContent) {
        var fields: Set<ContactField> = [.given, .family]
        for field in [ContactField.email, .phone] where Self.text(of: field, in: content.card).nonBlank != nil {
            fields.insert(field)
        }
        if content.isFavorite { fields.insert(.favorite) }
        self.init(changing: fields, to: content)
    }

    /// The given fields only, since every field that is sent is overwritten, including `favorite`.
    init(changing fields: Set<ContactField>, to content: ContactContent) {
        for (field, key) in Self.names where fields.contains(field) {
            members[key] = .string(Self.text(of: field, in: content.card))
        }
        for (field, key) in Self.optionals where fields.contains(field) {
            let text = Self.text(of: field, in: content.card)
            members[key] = text.nonBlank == nil ? .null : .string(text)
        }
        if fields.contains(.favorite) { members["favorite"] = .bool(content.isFavorite) }
    }

    /// Nil if there is nothing that the server can store.
    var bytes: [UInt8]? { members.isEmpty ? nil : JSONValue.object(members).serialized() }

    /// A field as the server's single text; empty if it has none.
    static func text(of field: ContactField, in card: ContactCard) -> String {
        switch field {
        case .given: card.name.given.joined(separator: " ")
        case .family: card.name.family.joined(separator: " ")
        case .email: card.emails.preferred?.value ?? ""
        case .phone: card.phones.preferred?.value ?? ""
        default: ""
        }
    }

    private static let names: [(ContactField, String)] = [(.given, "first_name"), (.family, "last_name")]
    private static let optionals: [(ContactField, String)] = [(.email, "email"), (.phone, "phone_number")]
}
