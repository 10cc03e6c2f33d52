extension InputDecoder {
    private static let pasteEnd = Array("\u{1B}[201~".utf8)

    mutating func consumePaste(_ byte: UInt8, _ matched: Int, _ isTruncated: Bool) {
        if byte == Self.pasteEnd[matched] {
            guard matched + 1 == Self.pasteEnd.count else {
                state = .paste(matched: matched + 1, isTruncated: isTruncated)
                return
            }
            emitPaste(isTruncated: isTruncated)
            return reset()
        }
        // ESC occurs only at the start of the end mark, so a mismatch can only begin a new match.
        let room = pasteLimit - buffer.count
        let isStart = byte == Self.pasteEnd[0]
        let passed = Self.pasteEnd[..<matched] + (isStart ? [] : [byte])
        buffer.append(contentsOf: passed.prefix(max(0, room)))
        state = .paste(matched: isStart ? 1 : 0, isTruncated: isTruncated || passed.count > room)
    }

    mutating func emitPaste(isTruncated: Bool) {
        var bytes = buffer
        if isTruncated { Self.dropHalfScalar(&bytes) }
        var text = String.UnicodeScalarView()
        var afterReturn = false
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            if !(afterReturn && scalar == "\n") { text.append(scalar == "\r" ? "\n" : scalar) }
            afterReturn = scalar == "\r"
        }
        output.append(.paste(String(text), isTruncated: isTruncated))
    }

    private static func dropHalfScalar(_ bytes: inout [UInt8]) {
        let tail = bytes.suffix(4).lastIndex { $0 & 0xC0 != 0x80 }
        if let tail, bytes[tail] >= 0xC0, String(validating: bytes[tail...], as: UTF8.self) == nil {
            bytes.removeSubrange(tail...)
        }
    }
}
