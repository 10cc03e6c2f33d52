extension JSONParser {
    /// Parses a string whose opening quote is the next byte.
    mutating func parseString() throws(JSONError) -> String {
        position += 1
        let start = position
        var isASCII = true
        while position < bytes.count {
            skipPlainText(&isASCII)
            guard position < bytes.count else { break }
            if bytes[position] == UInt8(ascii: "\\") { return try parseEscapedString(from: start) }
            let text = UnsafeBufferPointer(rebasing: bytes[start..<position])
            position += 1
            if isASCII { return String(decoding: text, as: UTF8.self) }
            if let string = String(validating: text, as: UTF8.self) { return string }
            return try repaired(text, from: start)
        }
        throw unexpected(expected: "a closing quote")
    }

    /// A string with U+FFFD in the place of bytes that are not UTF-8, where that is allowed.
    private func repaired(_ text: some Collection<UInt8>, from start: Int) throws(JSONError) -> String {
        guard invalidText == .replaced else { throw invalidUTF8(from: start) }
        return String(decoding: text, as: UTF8.self)
    }

    /// Advances to the next quote, backslash, or the end, eight bytes a step.
    @inline(__always)
    private mutating func skipPlainText(_ isASCII: inout Bool) {
        let raw = UnsafeRawBufferPointer(bytes)
        var beyondASCII: UInt64 = 0
        while position &+ 8 <= raw.count {
            let word = raw.loadUnaligned(fromByteOffset: position, as: UInt64.self)
            beyondASCII |= word
            if word.hasByte(UInt8(ascii: "\"")) || word.hasByte(UInt8(ascii: "\\")) { break }
            position &+= 8
        }
        while position < bytes.count {
            let byte = bytes[position]
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { break }
            beyondASCII |= UInt64(byte)
            position &+= 1
        }
        if beyondASCII & 0x8080_8080_8080_8080 != 0 { isASCII = false }
    }

    /// Parses the rest of a string that began at `start` and has its first backslash here.
    private mutating func parseEscapedString(from start: Int) throws(JSONError) -> String {
        scratch.removeAll(keepingCapacity: true)
        scratch.append(contentsOf: bytes[start..<position])
        var isASCII = false
        while position < bytes.count {
            if bytes[position] == UInt8(ascii: "\"") {
                position += 1
                if let string = String(validating: scratch, as: UTF8.self) { return string }
                return try repaired(scratch, from: start)
            }
            if bytes[position] == UInt8(ascii: "\\") {
                try parseEscape()
            } else {
                let run = position
                skipPlainText(&isASCII)
                scratch.append(contentsOf: bytes[run..<position])
            }
        }
        throw unexpected(expected: "a closing quote")
    }

    private mutating func parseEscape() throws(JSONError) {
        position += 1
        guard position < bytes.count else { throw unexpected(expected: "an escape") }
        switch bytes[position] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): scratch.append(bytes[position])
        case UInt8(ascii: "b"): scratch.append(0x08)
        case UInt8(ascii: "f"): scratch.append(0x0C)
        case UInt8(ascii: "n"): scratch.append(0x0A)
        case UInt8(ascii: "r"): scratch.append(0x0D)
        case UInt8(ascii: "t"): scratch.append(0x09)
        case UInt8(ascii: "u"):
            position += 1
            if let text = UTF8.encode(try parseEscapedScalar()) { scratch.append(contentsOf: text) }
            return
        default:
            throw failure(.invalidEscape, at: position, expected: #"one of " \ / b f n r t u"#)
        }
        position += 1
    }

    /// Parses one `\uXXXX`, or a surrogate pair of them.
    private mutating func parseEscapedScalar() throws(JSONError) -> Unicode.Scalar {
        let start = position
        let first = try parseFourHexDigits()
        if UTF16.isLeadSurrogate(first), position + 1 < bytes.count, bytes[position] == UInt8(ascii: "\\"),
            bytes[position + 1] == UInt8(ascii: "u")
        {
            let afterFirst = position
            position += 2
            let second = try parseFourHexDigits()
            if UTF16.isTrailSurrogate(second) {
                let value = 0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00)
                return Unicode.Scalar(value) ?? "\u{FFFD}"
            }
            position = afterFirst
        }
        if let scalar = Unicode.Scalar(first) { return scalar }
        guard invalidText == .replaced else {
            throw failure(.invalidEscape, at: start, expected: "a whole surrogate pair")
        }
        return "\u{FFFD}"
    }

    private mutating func parseFourHexDigits() throws(JSONError) -> UInt16 {
        var value: UInt16 = 0
        for _ in 0..<4 {
            guard position < bytes.count else { throw unexpected(expected: "a hexadecimal digit") }
            let byte = bytes[position]
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 | UInt16(byte - UInt8(ascii: "0"))
            case UInt8(ascii: "A")...UInt8(ascii: "F"): value = value << 4 | UInt16(byte - UInt8(ascii: "A") + 10)
            case UInt8(ascii: "a")...UInt8(ascii: "f"): value = value << 4 | UInt16(byte - UInt8(ascii: "a") + 10)
            default: throw failure(.invalidEscape, at: position, expected: "a hexadecimal digit")
            }
            position += 1
        }
        return value
    }

    /// The error for a string known to be invalid, at the first invalid byte.
    private func invalidUTF8(from start: Int) -> JSONError {
        var decoder = UTF8.ForwardParser()
        var rest = bytes[start...].makeIterator()
        var offset = start
        while case .valid(let scalar) = decoder.parseScalar(from: &rest) { offset += scalar.count }
        return failure(.invalidUTF8, at: offset, expected: "UTF-8")
    }
}

extension UInt64 {
    /// Returns true if one of the eight bytes is `byte`, which must be below 0x80 (Alan Mycroft's test for a zero
    /// byte).
    @inline(__always)
    fileprivate func hasByte(_ byte: UInt8) -> Bool {
        let difference = self ^ (0x0101_0101_0101_0101 &* UInt64(byte))
        return (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080 != 0
    }
}
