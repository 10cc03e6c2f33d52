internal import JSON
internal import Networking

/// An answer's validators as the text that a book's status keeps from one fetch to the next.
enum ValidatorState {
    /// Nil where the server gave none.
    static func text(of validators: HTTPValidators) -> String? {
        guard !validators.isEmpty else { return nil }
        var writer = JSONWriter()
        writer.beginObject()
        writer.key("etag")
        writer.string(validators.etag)
        writer.key("last_modified")
        writer.string(validators.lastModified)
        writer.endObject()
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    /// No validators for a text that is not of this form: everything is then fetched.
    static func validators(in text: String?) -> HTTPValidators {
        guard let text, let json = try? JSONValue.parse(Array(text.utf8)) else { return HTTPValidators() }
        return HTTPValidators(etag: json["etag"]?.string, lastModified: json["last_modified"]?.string)
    }
}
