/// Makes gzip (RFC 1952) without a library.
enum Gzip {
    private static let header: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 0xFF]

    /// Valid, in stored blocks.
    static func stored(_ bytes: [UInt8]) -> [UInt8] {
        var result = header
        var rest = bytes[...]
        repeat {
            let block = rest.prefix(0xFFFF)
            rest = rest.dropFirst(block.count)
            result.append(rest.isEmpty ? 1 : 0)
            result += littleEndian(UInt32(block.count) | ~UInt32(block.count) << 16)
            result += block
        } while !rest.isEmpty
        return result + littleEndian(checksum(bytes)) + littleEndian(UInt32(truncatingIfNeeded: bytes.count))
    }

    /// One literal zero, then matches of 258 bytes at distance 1 with fixed codes (RFC 1951, section 3.2.6); the
    /// checksum is zero.
    static func zeros(_ count: Int) -> [UInt8] {
        var bits = BitWriter(header)
        bits.write(0b1, 1)
        bits.write(0b01, 2)
        bits.writeCode(0b0011_0000, 8)
        for _ in 0..<(max(count - 1, 0) + 257) / 258 {
            bits.writeCode(0b1100_0101, 8)
            bits.writeCode(0, 5)
        }
        bits.writeCode(0, 7)
        return bits.finished() + littleEndian(0) + littleEndian(UInt32(truncatingIfNeeded: count))
    }

    private static func littleEndian(_ number: UInt32) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }

    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(0xFFFF_FFFF as UInt32) { checksum, byte in
            (0..<8).reduce(checksum ^ UInt32(byte)) { value, _ in value >> 1 ^ (value & 1 == 1 ? 0xEDB8_8320 : 0) }
        }
    }

    private struct BitWriter {
        private var bytes: [UInt8]
        private var current: UInt8 = 0
        private var used = 0

        init(_ bytes: [UInt8]) { self.bytes = bytes }

        // Numbers go in from their lowest bit, Huffman codes from their highest.
        mutating func write(_ value: Int, _ count: Int) {
            for place in 0..<count { append(value >> place & 1 == 1) }
        }

        mutating func writeCode(_ code: Int, _ count: Int) {
            for place in (0..<count).reversed() { append(code >> place & 1 == 1) }
        }

        mutating func finished() -> [UInt8] {
            while used != 0 { append(false) }
            return bytes
        }

        private mutating func append(_ bit: Bool) {
            if bit { current |= 1 << used }
            used += 1
            guard used == 8 else { return }
            bytes.append(current)
            current = 0
            used = 0
        }
    }
}
