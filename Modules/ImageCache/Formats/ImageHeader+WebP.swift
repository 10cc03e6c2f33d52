extension ImageHeader {
    /// Parses the first chunks of the RIFF container (RFC 9649). Extracts the first frame of an animation as a still
    /// image.
    static func webP(_ bytes: [UInt8]) throws(ImageError) -> ImageHeader {
        var reader = ByteReader(bytes, .webp, at: 4)
        let size = try reader.littleEndian(4)
        guard size <= reader.left else { throw reader.tooShort }
        try reader.skip(4)
        let first = try WebPChunk(&reader)
        guard first.type == "VP8X" else { return try header(ofBitstream: first, in: bytes) }
        var canvas = ByteReader(bytes, .webp, at: first.content.lowerBound)
        let flags = try canvas.byte()
        try canvas.skip(3)
        let width = try canvas.littleEndian(3) + 1
        let height = try canvas.littleEndian(3) + 1
        let isAnimation = flags & 0x02 != 0
        while true {
            let chunk = try WebPChunk(&reader)
            if chunk.type == "ANMF", isAnimation { return try header(ofFrame: chunk, in: bytes) }
            guard chunk.type.hasPrefix("VP8"), !isAnimation else { continue }
            var header = try header(ofBitstream: chunk, in: bytes)
            header.largestWidth = max(header.width, width)
            header.largestHeight = max(header.height, height)
            // EXIF and XMP.
            header.hasMetadata = flags & 0x0C != 0
            header.fixedMemory += flags & 0x10 == 0 ? 0 : header.width * header.height
            return header
        }
    }

    private static func header(ofBitstream chunk: WebPChunk, in bytes: [UInt8]) throws(ImageError) -> ImageHeader {
        var reader = ByteReader(bytes, .webp, at: chunk.content.lowerBound)
        switch chunk.type {
        case "VP8 ":
            // The frame header (RFC 6386, section 9.1).
            try reader.skip(3)
            guard try reader.bigEndian(3) == 0x9D_01_2A else { throw .damaged(.webp, reason: "it has no key frame") }
            let width = try reader.littleEndian(2) & 0x3FFF
            let height = try reader.littleEndian(2) & 0x3FFF
            var header = try ImageHeader(.webp, width: width, height: height, fixedMemory: 0)
            header.scalesWhileDecoding = true
            return header
        case "VP8L":
            guard try reader.byte() == 0x2F else { throw .damaged(.webp, reason: "it has no signature") }
            let sides = try reader.littleEndian(4)
            let (width, height) = (sides & 0x3FFF + 1, sides >> 14 & 0x3FFF + 1)
            return try ImageHeader(.webp, width: width, height: height, fixedMemory: width * height * 6)
        default: throw .damaged(.webp, reason: "it has no pixels")
        }
    }

    /// A frame has a header of 16 bytes, then the chunks of a still image.
    private static func header(ofFrame frame: WebPChunk, in bytes: [UInt8]) throws(ImageError) -> ImageHeader {
        var reader = ByteReader(Array(bytes[..<frame.content.upperBound]), .webp, at: frame.content.lowerBound + 16)
        var alpha: WebPChunk?
        while true {
            let chunk = try WebPChunk(&reader)
            if chunk.type == "ALPH" { alpha = chunk }
            guard chunk.type.hasPrefix("VP8") else { continue }
            var header = try header(ofBitstream: chunk, in: bytes)
            var body = Array("WEBP".utf8)
            if let alpha {
                body += Array("VP8X".utf8) + littleEndian(10, 4) + [0x10, 0, 0, 0]
                body += littleEndian(header.width - 1, 3) + littleEndian(header.height - 1, 3)
                body += bytes[alpha.whole]
                header.fixedMemory += header.width * header.height
            }
            body += bytes[chunk.whole]
            header.still = Array("RIFF".utf8) + littleEndian(body.count, 4) + body
            return header
        }
    }

    private static func littleEndian(_ number: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
}

/// A chunk of a RIFF container: its range, including header and padding, and its content's range.
private struct WebPChunk {
    let type: String
    let content: Range<Int>
    let whole: Range<Int>

    /// Parses a chunk and advances to its end.
    init(_ reader: inout ByteReader) throws(ImageError) {
        let start = reader.position
        type = try reader.text(4)
        let size = try reader.littleEndian(4)
        content = reader.position..<reader.position + size
        // Some writers omit the padding of the last chunk.
        try reader.skip(size)
        if size % 2 == 1, reader.left > 0 { try reader.skip(1) }
        whole = start..<reader.position
    }
}
