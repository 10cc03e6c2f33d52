// JSON: a parser of JSON documents (RFC 8259) to a tree of values, and a streaming writer. It exists because
// directories are parsed leniently, entry by entry, and because a decoder per type costs start time, speed and compile
// time. It owns no state; it must not know contacts, files, sockets, or the meaning of any document.

/// One JSON value.
///
/// A number without fraction and exponent that fits `Int64` is `.integer`. Every other number is `.number`, the nearest
/// `Double`, so that integers beyond `Int64` keep 53 bits. `-0` is `.number(-0.0)`, to keep its sign. A number beyond
/// the range of `Double`, such as `1e400`, is an infinity rather than an error, so that one absurd field does not cost
/// the document; `JSONWriter` writes it as null.
package enum JSONValue: Sendable, Hashable {
    case null
    case bool(Bool)
    case integer(Int64)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object(JSONObject)

    /// The maximum nesting depth of arrays and objects; a deeper document throws `JSONError.Kind.tooDeep`.
    package static var depthLimit: Int { 256 }

    /// Parses one UTF-8 document, in time linear in its length. No input traps.
    ///
    /// A byte order mark at the start is skipped. Only white space may follow the value. Raw control characters inside
    /// strings are accepted; everything else that RFC 8259 forbids is an error.
    ///
    /// - Throws: `JSONError` with the cause and position of the first error.
    package static func parse(
        _ bytes: [UInt8], invalidText: InvalidText = .replaced
    ) throws(JSONError) -> JSONValue {
        try bytes.withUnsafeBufferPointer { buffer throws(JSONError) in
            var parser = JSONParser(buffer, invalidText: invalidText)
            return try parser.parseDocument()
        }
    }

    /// What becomes of a string that is no text: with bytes that are not UTF-8, or with a lone escaped surrogate (RFC
    /// 8259, section 8.2).
    package enum InvalidText: Sendable {
        /// U+FFFD stands in the place of what is no text, so that one string of a server's list does not cost the list.
        case replaced
        /// An error: what a person wrote must not be changed silently.
        case refused
    }

    /// Serializes the value to one UTF-8 document without a final newline.
    package func serialized(_ style: JSONWriter.Style = .compact) -> [UInt8] {
        var writer = JSONWriter(style)
        writer.value(self)
        return writer.take()
    }
}
