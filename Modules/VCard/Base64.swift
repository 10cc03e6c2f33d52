/// RFC 4648 section 4.
enum Base64 {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    /// ASCII, on one line.
    static func encoded(_ bytes: [UInt8]) -> [UInt8] {
        let alphabet = alphabet
        var result: [UInt8] = []
        result.reserveCapacity((bytes.count + 2) / 3 * 4)
        var place = 0
        while place + 2 < bytes.count {
            let bits = Int(bytes[place]) << 16 | Int(bytes[place + 1]) << 8 | Int(bytes[place + 2])
            for shift in [18, 12, 6, 0] { result.append(alphabet[bits >> shift & 63]) }
            place += 3
        }
        let rest = bytes[place...]
        guard !rest.isEmpty else { return result }
        let bits = rest.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - rest.count))
        for shift in [18, 12, 6].prefix(rest.count + 1) { result.append(alphabet[bits >> shift & 63]) }
        return result + repeatElement(UInt8(ascii: "="), count: 3 - rest.count)
    }
}
