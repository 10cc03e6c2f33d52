/// Escapes the text of a JSON string: the characters that RFC 8259 requires, and those that could steer a terminal: C0,
/// DEL, C1, line and paragraph separators, and the explicit bidirectional controls (Unicode Standard Annex 9, section
/// 2).
enum JSONEscaping {
    static func append(_ string: String, to bytes: inout [UInt8]) {
        var string = string
        string.withUTF8 { text in
            bytes.reserveCapacity(grown(bytes, by: text.count + 2))
            var written = 0
            var position = 0
            while position < text.count {
                if isHarmless(text, at: position) {
                    position += 8
                    continue
                }
                // After eight bytes checked singly, try a whole word again.
                let stop = min(position + 8, text.count)
                while position < stop {
                    let length = lengthToEscape(text, at: position)
                    if length > 0 {
                        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[written..<position]))
                        appendEscape(text, at: position, length: length, to: &bytes)
                        written = position + length
                        position = written
                    } else {
                        position += 1
                    }
                }
            }
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[written...]))
        }
    }

    /// The capacity to reserve: at least double. `reserveCapacity` allocates exactly what it is given, so that
    /// appending many small strings would otherwise copy the buffer each time.
    private static func grown(_ bytes: [UInt8], by count: Int) -> Int {
        let needed = bytes.count + count
        return needed <= bytes.capacity ? 0 : max(needed, 2 * bytes.capacity)
    }

    /// Returns true if the next eight bytes exist and are all printable ASCII without quote and backslash.
    @inline(__always)
    private static func isHarmless(_ text: UnsafeBufferPointer<UInt8>, at position: Int) -> Bool {
        guard position &+ 8 <= text.count else { return false }
        let word = UnsafeRawBufferPointer(text).loadUnaligned(fromByteOffset: position, as: UInt64.self)
        let ones: UInt64 = 0x0101_0101_0101_0101
        let quotes = word ^ (ones &* 0x22)
        let backslashes = word ^ (ones &* 0x5C)
        let deletes = word ^ (ones &* 0x7F)
        // The high bit of a byte is set where that byte is below 0x20, equals one of the three, or is not ASCII. A
        // borrow can only cause false positives, which the check byte by byte then clears.
        let suspicious =
            (word &- ones &* 0x20) | (quotes &- ones) | (backslashes &- ones) | (deletes &- ones) | word
        return suspicious & (ones &* 0x80) == 0
    }

    /// The length in bytes of the character to escape at this position; zero if it needs no escape.
    @inline(__always)
    private static func lengthToEscape(_ text: UnsafeBufferPointer<UInt8>, at position: Int) -> Int {
        switch text[position] {
        case 0x00..<0x20, UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x7F:
            return 1
        case 0xC2 where position + 1 < text.count && text[position + 1] < 0xA0:
            return 2
        case 0xE2 where position + 2 < text.count:
            // U+2028 to U+202E, and U+2066 to U+2069.
            let isSteering =
                text[position + 1] == 0x80 && (0xA8...0xAE).contains(text[position + 2])
                || text[position + 1] == 0x81 && (0xA6...0xA9).contains(text[position + 2])
            return isSteering ? 3 : 0
        default:
            return 0
        }
    }

    private static func appendEscape(
        _ text: UnsafeBufferPointer<UInt8>, at position: Int, length: Int, to bytes: inout [UInt8]
    ) {
        bytes.append(UInt8(ascii: "\\"))
        switch text[position] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(text[position])
        case 0x0A: bytes.append(UInt8(ascii: "n"))
        case 0x0D: bytes.append(UInt8(ascii: "r"))
        case 0x09: bytes.append(UInt8(ascii: "t"))
        default:
            bytes.append(UInt8(ascii: "u"))
            let value = scalarValue(text, at: position, length: length)
            for shift in [12, 8, 4, 0] as [UInt16] { bytes.append(hexDigit(value >> shift & 0xF)) }
        }
    }

    private static func scalarValue(_ text: UnsafeBufferPointer<UInt8>, at position: Int, length: Int) -> UInt16 {
        let continuation = (1..<length).map { UInt16(text[position + $0] & 0x3F) }
        return switch continuation.count {
        case 1: UInt16(text[position] & 0x1F) << 6 | continuation[0]
        case 2: UInt16(text[position] & 0x0F) << 12 | continuation[0] << 6 | continuation[1]
        default: UInt16(text[position])
        }
    }

    private static func hexDigit(_ value: UInt16) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + UInt8(value) : UInt8(ascii: "a") + UInt8(value - 10)
    }
}
