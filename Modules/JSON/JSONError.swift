/// Why and where bytes are not JSON.
package struct JSONError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What is wrong.
    package enum Kind: Sendable, Hashable {
        /// There is nothing but white space.
        case empty
        /// The document ends inside a value.
        case truncated
        /// A byte stands where the grammar has no place for it, also after the end of the document's value.
        case unexpectedCharacter
        /// A string holds bytes that are not UTF-8 (RFC 3629).
        case invalidUTF8
        /// A backslash is followed by something that is no escape.
        case invalidEscape
        /// A number is not written as JSON numbers are.
        case invalidNumber
        /// More than `JSONValue.depthLimit` arrays and objects stand inside each other.
        case tooDeep
    }

    /// What is wrong.
    package let kind: Kind
    /// Where: the first offending byte, counted from zero; the length of the input where more was expected.
    package let offset: Int
    /// The line of that byte, counted from one. Lines end at a line feed.
    package let line: Int
    /// The column of that byte in characters (Unicode scalars), counted from one; a byte order mark does not count.
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

    /// One line for people: what is wrong, where, and what was expected. It holds no control characters.
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
