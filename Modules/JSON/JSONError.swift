/// A JSON syntax or encoding error, with its cause and position.
package struct JSONError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The cause of a JSON error.
    package enum Kind: Sendable, Hashable {
        /// The document is empty or holds only white space.
        case empty
        /// The document ends inside a value.
        case truncated
        /// A byte that the grammar does not allow here, including trailing content after the document's value.
        case unexpectedCharacter
        /// A string holds bytes that are not valid UTF-8 (RFC 3629).
        case invalidUTF8
        /// A backslash is not followed by an escape of RFC 8259, section 7.
        case invalidEscape
        /// A number does not match the grammar of RFC 8259, section 6.
        case invalidNumber
        /// Arrays and objects are nested deeper than `JSONValue.depthLimit`.
        case tooDeep
    }

    /// The cause.
    package let kind: Kind
    /// The zero-based offset of the first offending byte; the length of the input where it ends too early.
    package let offset: Int
    /// The one-based line of that byte. Lines end at a line feed.
    package let line: Int
    /// The one-based column of that byte in Unicode scalars; a byte order mark does not count.
    package let column: Int
    let found: UInt8?
    let expected: String

    init(_ kind: Kind, at offset: Int, in bytes: UnsafeBufferPointer<UInt8>, expected: String) {
        self.kind = kind
        self.offset = offset
        self.expected = expected
        found = offset < bytes.count ? bytes[offset] : nil
        var line = 1
        var column = 1
        for byte in bytes.prefix(offset).dropFirst(JSONParser.byteOrderMarkLength(bytes)) {
            if byte == UInt8(ascii: "\n") {
                line += 1
                column = 1
            } else if byte & 0xC0 != 0x80 {
                column += 1
            }
        }
        self.line = line
        self.column = column
    }

    /// One line for people: the cause, the position, and the expected token. It holds no control characters.
    package var description: String { "\(reason) at line \(line), column \(column)" }

    private var reason: String {
        switch kind {
        case .empty: "the document is empty"
        case .truncated: "the document ends too early: \(expected) expected"
        case .unexpectedCharacter: "unexpected \(foundText): \(expected) expected"
        case .invalidUTF8: "a string is not UTF-8 (\(foundText))"
        case .invalidEscape: "invalid escape in a string: \(expected) expected instead of \(foundText)"
        case .invalidNumber: "invalid number: \(expected) expected instead of \(foundText)"
        case .tooDeep: "more than \(JSONValue.depthLimit) arrays and objects inside each other"
        }
    }

    private var foundText: String {
        guard let found else { return "the end" }
        if (0x21...0x7E).contains(found) { return "'\(Character(Unicode.Scalar(found)))'" }
        return "byte 0x" + (found < 16 ? "0" : "") + String(found, radix: 16, uppercase: true)
    }
}
