internal import JSON
internal import Models

/// JSON encoding of a contact's parts, as ``JSONCursor`` decodes them.
///
/// Absent members are absent values, so that the user who looks into the file sees what there is and nothing else.
extension JSONWriter {
    /// Text of the JSON that the closure writes.
    static func text(_ write: (inout JSONWriter) -> Void) -> String {
        var writer = JSONWriter()
        write(&writer)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    mutating func array<Element>(_ list: [Element], _ write: (inout JSONWriter, Element) -> Void) {
        beginArray()
        for element in list { write(&self, element) }
        endArray()
    }

    mutating func strings(_ list: [String]) { array(list) { $0.string($1) } }

    /// Nothing for nil.
    mutating func member(_ name: String, _ text: String?) {
        guard let text else { return }
        key(name)
        string(text)
    }

    /// Nothing for an empty list.
    mutating func member(_ name: String, _ list: [String]) {
        guard !list.isEmpty else { return }
        key(name)
        strings(list)
    }

    mutating func name(_ name: ContactName) {
        beginObject()
        member("formatted", name.formatted)
        member("given", name.given)
        member("family", name.family)
        member("additional", name.additional)
        member("prefixes", name.prefixes)
        member("suffixes", name.suffixes)
        member("nicknames", name.nicknames)
        endObject()
    }

    /// Values with their types and preferences as members beside them.
    mutating func labeled<Value>(_ list: [Labeled<Value>], _ write: (inout JSONWriter, Value) -> Void) {
        array(list) { writer, labeled in
            writer.beginObject()
            writer.key("value")
            write(&writer, labeled.value)
            writer.member("types", labeled.types)
            if let preference = labeled.preference {
                writer.key("preference")
                writer.integer(preference)
            }
            writer.endObject()
        }
    }

    mutating func attributes(_ attributes: [ContactAttribute]) {
        array(attributes) { writer, attribute in
            writer.beginObject()
            writer.member("name", attribute.name)
            writer.member("value", attribute.value)
            writer.endObject()
        }
    }

    mutating func fields(_ fields: Set<ContactField>) { strings(fields.map(\.rawValue).sorted()) }
}
