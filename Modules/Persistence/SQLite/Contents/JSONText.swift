internal import JSON
internal import Models

/// What a contact has lists of, as the JSON in the columns of a card.
///
/// Absent members are absent values, so that a person who looks into the file sees what there is and nothing else.
/// Reading is lenient: what does not have the expected shape is passed over.
enum JSONText {
    /// Nil for an empty list: a column that says nothing is NULL.
    static func text<Element>(_ list: [Element], _ write: (inout JSONWriter, Element) -> Void) -> String? {
        guard !list.isEmpty else { return nil }
        var writer = JSONWriter()
        writer.beginArray()
        for element in list { write(&writer, element) }
        writer.endArray()
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    static func text(_ list: [String]) -> String? { text(list) { $0.string($1) } }

    static func text(_ list: [Labelled<String>]) -> String? { text(list) { $0.labelled($1) { $0.string($1) } } }

    static func list(_ bytes: [UInt8]?) throws(JSONError) -> [JSONValue] {
        guard let bytes else { return [] }
        return try JSONValue.parse(bytes).array ?? []
    }

    static func strings(_ bytes: [UInt8]?) throws(JSONError) -> [String] { try list(bytes).compactMap(\.string) }

    static func labelled(_ bytes: [UInt8]?) throws(JSONError) -> [Labelled<String>] {
        try list(bytes).compactMap { $0.labelled(\.string) }
    }
}

extension JSONWriter {
    mutating func strings(_ list: [String]) {
        beginArray()
        for text in list { string(text) }
        endArray()
    }

    /// Nothing for an empty list.
    mutating func member(_ name: String, _ list: [String]) {
        guard !list.isEmpty else { return }
        key(name)
        strings(list)
    }

    /// A value with its types and preference as members beside it.
    mutating func labelled<Value>(_ labelled: Labelled<Value>, _ write: (inout JSONWriter, Value) -> Void) {
        beginObject()
        key("value")
        write(&self, labelled.value)
        member("types", labelled.types)
        if let preference = labelled.preference {
            key("preference")
            integer(preference)
        }
        endObject()
    }
}

extension JSONValue {
    func strings(_ key: String) -> [String] { self[key]?.array?.compactMap(\.string) ?? [] }

    func labelled<Value>(_ read: (JSONValue) -> Value?) -> Labelled<Value>? {
        guard let value = self["value"].flatMap(read) else { return nil }
        return Labelled(value, types: strings("types"), preference: self["preference"]?.int)
    }
}
