/// Numbers, checksums and containers as the formats want them.
enum Bytes {
    static func big(_ number: Int, _ count: Int) -> [UInt8] { little(number, count).reversed() }

    static func little(_ number: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }

    static func pngChunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
        let body = Array(type.utf8) + content
        return big(content.count, 4) + body + big(Int(crc32(body)), 4)
    }

    /// A zlib stream that compresses nothing (RFC 1950 and 1951).
    static func zlib(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = [0x78, 0x01]
        for start in stride(from: 0, to: bytes.count, by: 65_535) {
            let block = bytes[start...].prefix(65_535)
            result.append(start + block.count == bytes.count ? 1 : 0)
            result += little(block.count, 2) + little(~block.count, 2) + block
        }
        var (low, high) = (1, 0)
        for byte in bytes {
            low = (low + Int(byte)) % 65_521
            high = (high + low) % 65_521
        }
        return result + big(high << 16 | low, 4)
    }

    static func jpegSegment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
        [0xFF, marker] + big(content.count + 2, 2) + content
    }

    static func riff(_ chunks: [UInt8]) -> [UInt8] {
        Array("RIFF".utf8) + little(chunks.count + 4, 4) + Array("WEBP".utf8) + chunks
    }

    static func riffChunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
        Array(type.utf8) + little(content.count, 4) + content + [UInt8](repeating: 0, count: content.count % 2)
    }

    /// A lossless bitstream of one color: each of the five prefix codes has one symbol, so pixels take no bits (RFC 9649,
    /// section 3.7.2.1.1).
    static func vp8l(_ width: Int, _ height: Int, red: UInt8, alpha: UInt8) -> [UInt8] {
        var bits: [Bool] = []
        func add(_ number: Int, _ count: Int) { bits += (0..<count).map { number >> $0 & 1 == 1 } }
        add(width - 1, 14)
        add(height - 1, 14)
        add(alpha < 255 ? 1 : 0, 1)
        add(0, 3)
        // No transform, no color cache, no meta prefix codes.
        add(0, 3)
        for symbol in [0, Int(red), 0, Int(alpha), 0] {
            // A simple code of one symbol of eight bits.
            add(0b101, 3)
            add(symbol, 8)
        }
        var bytes = [UInt8](repeating: 0, count: (bits.count + 7) / 8)
        for (index, bit) in bits.enumerated() where bit { bytes[index / 8] |= 1 << UInt8(index % 8) }
        return [0x2F] + bytes
    }

    private static func crc32(_ bytes: [UInt8]) -> UInt32 {
        var sum: UInt32 = ~0
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 0 ? sum >> 1 : (sum >> 1) ^ 0xEDB8_8320 }
        }
        return ~sum
    }
}
