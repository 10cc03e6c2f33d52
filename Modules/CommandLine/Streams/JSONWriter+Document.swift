package import JSON

extension JSONWriter {
    /// A document of machine output: an object that names its schema, then what the body writes; ends with a line break.
    package static func document(_ schema: String, _ body: (inout JSONWriter) throws -> Void) rethrows -> [UInt8] {
        var writer = JSONWriter(.pretty)
        writer.beginObject()
        writer.member("schema", schema)
        try body(&writer)
        writer.endObject()
        return writer.take() + [UInt8(ascii: "\n")]
    }

    /// A list under a name, of what the body writes for each item.
    package mutating func members<Item>(
        _ name: String, _ items: some Sequence<Item>, _ body: (inout JSONWriter, Item) -> Void
    ) {
        key(name)
        beginArray()
        for item in items { body(&self, item) }
        endArray()
    }

    /// The same with an object for each item.
    package mutating func objects<Item>(
        _ name: String, _ items: some Sequence<Item>, _ body: (inout JSONWriter, Item) -> Void
    ) {
        members(name, items) { writer, item in
            writer.beginObject()
            body(&writer, item)
            writer.endObject()
        }
    }

    /// Writes an error: kind, message, hint.
    package mutating func problem(_ problem: CommandError) {
        beginObject()
        member("kind", problem.kind)
        member("message", problem.message)
        member("hint", problem.hint)
        endObject()
    }

    package mutating func member(_ name: String, _ text: String?) {
        key(name)
        string(text)
    }

    package mutating func member(_ name: String, _ value: Bool) {
        key(name)
        bool(value)
    }

    package mutating func member(_ name: String, _ value: Int) {
        key(name)
        integer(value)
    }
}
