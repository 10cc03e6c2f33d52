/// A recursive descent parser over borrowed bytes. `JSONValue.depthLimit` bounds the recursion.
struct JSONParser {
    let bytes: UnsafeBufferPointer<UInt8>
    let invalidText: JSONValue.InvalidText
    var position: Int
    /// The unescaped text of the current string; kept to reuse its memory.
    var scratch: [UInt8] = []
    private var depth = 0
    /// The member count of the last object, as a capacity hint: objects of one list are alike. It is bounded, so that
    /// one huge object does not make thousands of small ones reserve as much.
    private var usualMemberCount = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>, invalidText: JSONValue.InvalidText = .replaced) {
        self.bytes = bytes
        self.invalidText = invalidText
        position = Self.byteOrderMarkLength(bytes)
    }

    static func byteOrderMarkLength(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
        bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : 0
    }

    func failure(_ kind: JSONError.Kind, at offset: Int, expected: String) -> JSONError {
        JSONError(kind, at: offset, in: bytes, expected: expected)
    }

    /// The error for a byte that the grammar does not allow here, or for the end of the document.
    func unexpected(expected: String) -> JSONError {
        failure(position < bytes.count ? .unexpectedCharacter : .truncated, at: position, expected: expected)
    }

    mutating func parseDocument() throws(JSONError) -> JSONValue {
        guard skipWhiteSpace() != nil else { throw failure(.empty, at: position, expected: "a value") }
        let value = try parseValue()
        guard skipWhiteSpace() == nil else { throw unexpected(expected: "the end") }
        return value
    }

    /// Peeks at the first byte that is not white space; nil at the end.
    @inline(__always)
    private mutating func skipWhiteSpace() -> UInt8? {
        while position < bytes.count {
            let byte = bytes[position]
            switch byte {
            case 0x20, 0x0A, 0x0D, 0x09: position += 1
            default: return byte
            }
        }
        return nil
    }

    private mutating func parseValue() throws(JSONError) -> JSONValue {
        guard let byte = skipWhiteSpace() else { throw unexpected(expected: "a value") }
        switch byte {
        case UInt8(ascii: "\""):
            return .string(try parseString())
        case UInt8(ascii: "{"):
            try enter()
            defer { depth -= 1 }
            return .object(try parseObject())
        case UInt8(ascii: "["):
            try enter()
            defer { depth -= 1 }
            return .array(try parseArray())
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
            return try parseNumber()
        case UInt8(ascii: "t"):
            return try parseWord("true", .bool(true))
        case UInt8(ascii: "f"):
            return try parseWord("false", .bool(false))
        case UInt8(ascii: "n"):
            return try parseWord("null", .null)
        default:
            throw unexpected(expected: "a value")
        }
    }

    private mutating func enter() throws(JSONError) {
        guard depth < JSONValue.depthLimit else { throw failure(.tooDeep, at: position, expected: "less nesting") }
        depth += 1
        position += 1
    }

    private mutating func parseObject() throws(JSONError) -> JSONObject {
        var members: [(key: String, value: JSONValue)] = []
        if skipWhiteSpace() == UInt8(ascii: "}") {
            position += 1
            return JSONObject(members: members)
        }
        members.reserveCapacity(usualMemberCount)
        while true {
            guard skipWhiteSpace() == UInt8(ascii: "\"") else {
                throw unexpected(expected: members.isEmpty ? "a key or '}'" : "a key")
            }
            let key = try parseString()
            guard skipWhiteSpace() == UInt8(ascii: ":") else { throw unexpected(expected: "':'") }
            position += 1
            members.append((key, try parseValue()))
            switch skipWhiteSpace() {
            case UInt8(ascii: ","):
                position += 1
            case UInt8(ascii: "}"):
                position += 1
                usualMemberCount = min(members.count, 32)
                return JSONObject(members: members)
            default:
                throw unexpected(expected: "',' or '}'")
            }
        }
    }

    private mutating func parseArray() throws(JSONError) -> [JSONValue] {
        var elements: [JSONValue] = []
        if skipWhiteSpace() == UInt8(ascii: "]") {
            position += 1
            return elements
        }
        while true {
            elements.append(try parseValue())
            switch skipWhiteSpace() {
            case UInt8(ascii: ","):
                position += 1
            case UInt8(ascii: "]"):
                position += 1
                return elements
            default:
                throw unexpected(expected: "',' or ']'")
            }
        }
    }

    private mutating func parseWord(_ word: StaticString, _ value: JSONValue) throws(JSONError) -> JSONValue {
        for index in 0..<word.utf8CodeUnitCount {
            guard position < bytes.count, bytes[position] == word.utf8Start[index] else {
                throw unexpected(expected: "\(word)")
            }
            position += 1
        }
        return value
    }
}
