internal import JSON
internal import Networking

/// The state that a book's status keeps between fetches: the validators and, if the directory requests it, a digest
/// that detects an unchanged response of a server without validators.
struct ValidatorState {
    let validators: HTTPValidators
    let digest: String?

    init(_ validators: HTTPValidators, digest: String? = nil) {
        self.validators = validators
        self.digest = digest
    }

    /// Empty for a text of any other form: everything is then fetched.
    init(_ text: String?) {
        guard let text, let json = try? JSONValue.parse(Array(text.utf8)) else {
            self.init(HTTPValidators())
            return
        }
        self.init(
            HTTPValidators(etag: json["etag"]?.string, lastModified: json["last_modified"]?.string),
            digest: json["digest"]?.string)
    }

    /// Nil if there is nothing to keep.
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
