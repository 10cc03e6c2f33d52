/// Strict base64: nothing but full groups, padding only at the end.
package enum Base64Decoder {
    /// Throws ``Unreadable`` for anything else.
    package static func decode(_ text: some Collection<UInt8>) throws -> [UInt8] {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
        var values: [UInt8: UInt32] = [:]
        for (value, digit) in alphabet.enumerated() { values[digit] = UInt32(value) }
        guard text.count % 4 == 0 else { throw Unreadable.sequence("base64 of \(text.count) digits") }
        let padding = text.suffix(2).count { $0 == UInt8(ascii: "=") }
        var result: [UInt8] = []
        var group: UInt32 = 0
        for (index, digit) in text.enumerated() {
            let isPadding = digit == UInt8(ascii: "=") && index >= text.count - padding
            guard let value = isPadding ? 0 : values[digit] else { throw Unreadable.sequence("base64 \(digit)") }
            group = group << 6 | value
            if index % 4 == 3 {
                result += [UInt8(group >> 16 & 255), UInt8(group >> 8 & 255), UInt8(group & 255)]
                group = 0
            }
        }
        return result.dropLast(padding)
    }
}
