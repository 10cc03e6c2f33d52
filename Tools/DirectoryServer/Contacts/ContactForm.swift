internal import JSON
internal import LoopbackServer

/// Contact fields of a request: flat JSON, or a form with a picture.
struct ContactForm {
    /// `first_name` and the like.
    var fields = JSONObject()
    var picture: Picture?
    /// Errors of the form itself: messages of a 422.
    var errors: [String] = []

    private static let keys = ["first_name", "last_name", "email", "phone_number", "favorite"]

    /// Nil where nothing in the body is of use. `profile_pic` is no part of JSON bodies.
    init?(_ request: ReceivedRequest) {
        if let body = MultipartBody(request) {
            take(body)
            guard !fields.isEmpty || picture != nil || !errors.isEmpty else { return nil }
        } else {
            guard let object = (try? JSONValue.parse(request.body))?.object else { return nil }
            for key in Self.keys { if let value = object[key] { fields[key] = value } }
            guard !fields.isEmpty else { return nil }
        }
    }

    /// A form has to name the contact, whatever else it is about.
    private mutating func take(_ body: MultipartBody) {
        for key in Self.keys {
            guard let text = body.part("contact[\(key)]")?.text else { continue }
            fields[key] = key == "favorite" ? .bool(text == "true" || text == "1") : .string(text)
        }
        guard let part = body.part("contact[profile_pic]") else { return }
        if fields["first_name"] == nil { errors.append("First name can't be blank") }
        guard let name = part.fileName, !name.isEmpty else {
            errors.append("Profile pic must be a file")
            return
        }
        picture = Picture(part.content, fileName: name)
        if picture == nil {
            errors.append("Profile pic content type is invalid")
        } else if part.type != picture?.type {
            errors.append("Profile pic has contents that are not what they are reported to be")
        }
    }
}
