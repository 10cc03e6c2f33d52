internal import JSON
internal import Models

extension ContactName {
    /// `{"formatted":"Leia Organa","given":["Leia"],"family":["Organa"]}`.
    var json: String {
        var writer = JSONWriter()
        writer.beginObject()
        if let formatted {
            writer.key("formatted")
            writer.string(formatted)
        }
        writer.member("given", given)
        writer.member("family", family)
        writer.member("additional", additional)
        writer.member("prefixes", prefixes)
        writer.member("suffixes", suffixes)
        writer.member("nicknames", nicknames)
        writer.endObject()
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    init(_ json: JSONValue) {
        self.init(
            formatted: json["formatted"]?.string, given: json.strings("given"), family: json.strings("family"),
            additional: json.strings("additional"), prefixes: json.strings("prefixes"),
            suffixes: json.strings("suffixes"), nicknames: json.strings("nicknames"))
    }
}
