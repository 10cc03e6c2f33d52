internal import JSON
internal import Models

/// What is sent of a contact: flat JSON with some of `first_name`, `last_name`, `email`, `phone_number` and `favorite`.
struct ContactBody {
    private var members = JSONObject()

    /// All that a new contact says. What it leaves out is the server's default.
    init(creating content: ContactContent) {
        var fields: Set<ContactField> = [.given, .family]
        for field in [ContactField.email, .phone] where Self.text(of: field, in: content.card).nonBlank != nil {
            fields.insert(field)
        }
        if content.isFavorite { fields.insert(.favorite) }
        self.init(changing: fields, to: content)
    }

    /// The given fields alone: whatever is sent is overwritten, `favorite` too.
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

    /// Nil where nothing is said that the server could hold.
    var bytes: [UInt8]? { members.isEmpty ? nil : JSONValue.object(members).serialized() }

    /// A field as the one text that the server has for it; empty where there is none.
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
