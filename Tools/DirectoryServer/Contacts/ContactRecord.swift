internal import JSON
internal import Models

/// One contact as the server holds it.
struct ContactRecord: Sendable, Hashable {
    let id: Int
    var firstName = ""
    var lastName = ""
    var email: String?
    var phoneNumber: String?
    var isFavorite = false
    /// Root-relative, with a query where there is a photo.
    var picture = "/images/missing.png"
    /// Uploaded photo; other photos are generated.
    var upload: Picture?
    var created: Timestamp
    var updated: Timestamp

    init(id: Int, created: Timestamp) {
        self.id = id
        self.created = created
        updated = created
    }

    /// Takes what the form says, and nothing that it leaves out.
    ///
    /// - Parameter version: of a picture: another one has another URL, whatever its file is called.
    mutating func take(_ form: ContactForm, version: Int) {
        let body = form.fields
        if let upload = form.picture {
            self.upload = upload
            picture = "/images/contacts/\(id)/original/\(upload.fileName)?\(version)"
        }
        if let value = body["first_name"] { firstName = Self.text(value) ?? "" }
        if let value = body["last_name"] { lastName = Self.text(value) ?? "" }
        if let value = body["email"] { email = Self.text(value) }
        if let value = body["phone_number"] { phoneNumber = Self.text(value) }
        if let value = body["favorite"] { isFavorite = value.bool ?? false }
    }

    /// The messages of a 422; empty when the contact can be kept. Lengths are counted in Unicode scalars.
    var errors: [String] {
        [("First name", firstName), ("Last name", lastName)].filter { $0.1.unicodeScalars.count < 2 }
            .map { "\($0.0) is too short (minimum is 2 characters)" }
    }

    /// As the list has it: neither e-mail, phone nor timestamps.
    func item(at address: String) -> JSONValue {
        [
            "id": .integer(Int64(id)), "first_name": .string(firstName), "last_name": .string(lastName),
            "profile_pic": .string(pictureURL(at: address)), "favorite": .bool(isFavorite),
            "url": .string("\(address)/contacts/\(id).json"),
        ]
    }

    /// The whole contact.
    func detail(at address: String) -> JSONValue {
        [
            "id": .integer(Int64(id)), "first_name": .string(firstName), "last_name": .string(lastName),
            "email": email.map { .string($0) } ?? .null, "phone_number": phoneNumber.map { .string($0) } ?? .null,
            "profile_pic": .string(pictureURL(at: address)), "favorite": .bool(isFavorite),
            "created_at": .string("\(created)"), "updated_at": .string("\(updated)"),
        ]
    }

    /// The placeholder's URL stays relative to the root; others are absolute.
    private func pictureURL(at address: String) -> String { picture.contains("?") ? address + picture : picture }

    private static func text(_ value: JSONValue) -> String? { value.string ?? value.int.map(String.init) }
}
