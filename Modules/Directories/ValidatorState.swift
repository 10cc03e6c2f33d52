internal import JSON
internal import Networking

/// What a book's status keeps of an answer from one fetch to the next: its validators, and where a directory wants it a
/// digest, by which an answer is known again that a server without validators sends whole each time.
struct ValidatorState {
    let validators: HTTPValidators
    let digest: String?

    init(_ validators: HTTPValidators, digest: String? = nil) {
        self.validators = validators
        self.digest = digest
    }

    /// Nothing for a text that is not of this form: everything is then fetched.
    init(_ text: String?) {
        guard let text, let json = try? JSONValue.parse(Array(text.utf8)) else {
            self.init(HTTPValidators())
            return
        }
        self.init(
            HTTPValidators(etag: json["etag"]?.string, lastModified: json["last_modified"]?.string),
            digest: json["digest"]?.string)
    }

    /// Nil where there is nothing to keep.
    var text: String? {
        guard !validators.isEmpty || digest != nil else { return nil }
        var writer = JSONWriter()
        writer.beginObject()
        writer.key("etag")
        writer.string(validators.etag)
        writer.key("last_modified")
        writer.string(validators.lastModified)
        if let digest {
            writer.key("digest")
            writer.string(digest)
        }
        writer.endObject()
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}
