// JSON (RFC 8259) on bytes: a parser to a tree of values and a writer that streams. It is here because directories are
// read leniently, entry by entry, and because a decoder per type costs start time, speed and compile time.
// It owns no state. It must not know contacts, files, sockets, or what any document means.

/// One JSON value.
///
/// A number without fraction and exponent that fits `Int64` is `.integer`, every other is `.number`: the nearest
/// `Double`, so integers beyond `Int64` keep 53 bits. `-0` is `.number(-0.0)`, to keep its sign. A number beyond the
/// range of `Double`, such as `1e400`, is an infinity rather than an error, so that one absurd field does not cost the
/// document; `JSONWriter` writes it as null.
package enum JSONValue: Sendable, Hashable {
    case null
    case bool(Bool)
    case integer(Int64)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object(JSONObject)

    /// How many arrays and objects may stand inside each other; the next one is `JSONError.Kind.tooDeep`.
    package static var depthLimit: Int { 256 }

    /// Reads one document of UTF-8, in time linear in its length. No input traps.
    ///
    /// A byte order mark at the start is skipped. Only white space may follow the value. Raw control characters inside
    /// strings are accepted, and an escaped surrogate without its partner becomes U+FFFD; everything else that RFC 8259
    /// forbids is an error.
    package static func parse(_ bytes: [UInt8]) throws(JSONError) -> JSONValue {
        try bytes.withUnsafeBufferPointer { buffer throws(JSONError) in
            var parser = JSONParser(buffer)
            return try parser.parseDocument()
        }
    }

    /// The value as one UTF-8 document without a final newline.
    package func serialized(_ style: JSONWriter.Style = .compact) -> [UInt8] {
        var writer = JSONWriter(style)
        writer.value(self)
        return writer.take()
    }
}
