/// The checksum of PNG and zip files (CRC-32, ISO 3309), to detect files damaged by disks or crashes.
enum CRC32 {
    /// Processes eight bytes at a time ("slicing by eight"), which takes a quarter of the time of a bytewise loop.
    static func checksum(of bytes: ArraySlice<UInt8>) -> UInt32 {
        tables.withUnsafeBufferPointer { tables in
            bytes.withUnsafeBytes { bytes in
                var sum = ~UInt32(0)
                let whole = bytes.count & ~7
                for place in stride(from: 0, to: whole, by: 8) {
                    let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
                    let mixed = word ^ UInt64(sum)
                    sum = 0
                    for index in 0..<8 { sum ^= tables[(7 - index) << 8 | Int(mixed >> (8 * index) & 0xFF)] }
                }
                for byte in bytes[whole...] { sum = tables[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] ^ sum >> 8 }
                return ~sum
            }
        }
    }

    /// Eight tables of 256: a byte's effect on the checksum if zero to seven others follow it.
    private static let tables: [UInt32] = {
        var tables: [UInt32] = (0..<256).map { index in
            (0..<8).reduce(UInt32(index)) { sum, _ in sum & 1 == 0 ? sum >> 1 : sum >> 1 ^ 0xEDB8_8320 }
        }
        for place in 0..<7 * 256 {
            let sum = tables[place]
            tables.append(tables[Int(sum & 0xFF)] ^ sum >> 8)
        }
        return tables
    }()
}
