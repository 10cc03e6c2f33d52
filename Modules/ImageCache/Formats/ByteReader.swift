internal import Glibc

/// A cursor over an image's bytes that reads integers. Throws `.damaged` at a premature end.
struct ByteReader {
    let bytes: [UInt8]
    let format: ImageFormat
    private(set) var position = 0

    init(_ bytes: [UInt8], _ format: ImageFormat, at position: Int = 0) {
        self.bytes = bytes
        self.format = format
        self.position = min(position, bytes.count)
    }

    var left: Int { bytes.count - position }

    var tooShort: ImageError { .damaged(format, reason: "it ends too early") }

    mutating func byte() throws(ImageError) -> Int {
        guard left > 0 else { throw tooShort }
        defer { position += 1 }
        return Int(bytes[position])
    }

    mutating func bigEndian(_ count: Int) throws(ImageError) -> Int {
        var number = 0
        for _ in 0..<count { number = try number << 8 | byte() }
        return number
    }

    mutating func littleEndian(_ count: Int) throws(ImageError) -> Int {
        var number = 0
        for index in 0..<count { number |= try byte() << (8 * index) }
        return number
    }

    mutating func text(_ count: Int) throws(ImageError) -> String {
        let start = position
        try skip(count)
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    mutating func skip(_ count: Int) throws(ImageError) {
        guard count >= 0, count <= left else { throw tooShort }
        position += count
    }

    /// Advances to the next byte of that value without reading it. Returns false, at the end, if there is none.
    mutating func seek(_ byte: UInt8) -> Bool {
        let distance = bytes[position...].withUnsafeBytes { rest -> Int? in
            guard let start = rest.baseAddress, let found = memchr(start, Int32(byte), rest.count) else { return nil }
            return start.distance(to: UnsafeRawPointer(found))
        }
        position = distance.map { position + $0 } ?? bytes.count
        return distance != nil
    }
}
