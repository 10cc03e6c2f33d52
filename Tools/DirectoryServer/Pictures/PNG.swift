/// Writes pictures of two colors as PNG (https://www.w3.org/TR/png-3/), uncompressed, so without a library.
enum PNG {
    typealias Color = (UInt8, UInt8, UInt8)

    /// - Parameter rows: from the top, all of the same length; true is the foreground. At most 65,535 bytes of bits, the
    ///   most that one stored block of deflate holds (RFC 1951 section 3.2.4).
    static func encoded(_ rows: [[Bool]], background: Color, foreground: Color) -> [UInt8] {
        let header =
            bigEndian(UInt32(rows.first?.count ?? 0)) + bigEndian(UInt32(rows.count))
            // One bit a pixel, a palette, and the only compression, filters and order of rows that there is.
            + [1, 3, 0, 0, 0]
        let palette = [background, foreground].flatMap { [$0.0, $0.1, $0.2] }
        let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        return signature + chunk("IHDR", header) + chunk("PLTE", palette)
            + chunk("IDAT", zlib(rows.flatMap { [0] + bits($0) })) + chunk("IEND", [])
    }

    private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
        let content = Array(type.utf8) + data
        return bigEndian(UInt32(data.count)) + content + bigEndian(checksum(content))
    }

    private static func bits(_ row: [Bool]) -> [UInt8] {
        stride(from: 0, to: row.count, by: 8).map { start in
            (0..<8).reduce(0) { byte, place in
                let isSet = start + place < row.count && row[start + place]
                return byte << 1 | (isSet ? 1 : 0)
            }
        }
    }

    /// RFC 1950 around one stored block.
    private static func zlib(_ bytes: [UInt8]) -> [UInt8] {
        let (low, high) = (UInt8(truncatingIfNeeded: bytes.count), UInt8(truncatingIfNeeded: bytes.count >> 8))
        var (one, two) = (UInt32(1), UInt32(0))
        for byte in bytes {
            one = (one + UInt32(byte)) % 65_521
            two = (two + one) % 65_521
        }
        return [0x78, 0x01, 1, low, high, ~low, ~high] + bytes + bigEndian(two << 16 | one)
    }

    private static func bigEndian(_ number: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }

    /// CRC-32 of ISO 3309.
    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(0xFFFF_FFFF as UInt32) { checksum, byte in
            (0..<8).reduce(checksum ^ UInt32(byte)) { value, _ in value >> 1 ^ (value & 1 == 1 ? 0xEDB8_8320 : 0) }
        }
    }
}
