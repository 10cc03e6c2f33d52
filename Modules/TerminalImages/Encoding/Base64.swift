/// Base64 of RFC 4648 section 4, with padding.
enum Base64 {
    static func encoded(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity((bytes.count + 2) / 3 * 4)
        var index = 0
        while index + 2 < bytes.count {
            let group = UInt32(bytes[index]) << 16 | UInt32(bytes[index + 1]) << 8 | UInt32(bytes[index + 2])
            for shift in [18, 12, 6, 0] as [UInt32] { result.append(digit(group >> shift)) }
            index += 3
        }
        let rest = bytes.count - index
        if rest > 0 {
            let group = UInt32(bytes[index]) << 16 | (rest > 1 ? UInt32(bytes[index + 1]) << 8 : 0)
            result += [digit(group >> 18), digit(group >> 12)]
            result += [rest > 1 ? digit(group >> 6) : padding, padding]
        }
        return result
    }

    private static let padding = UInt8(ascii: "=")
    private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    private static func digit(_ value: UInt32) -> UInt8 { digits[Int(value & 63)] }
}
