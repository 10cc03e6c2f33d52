extension ImageHeader {
    /// Parses the logical screen and walks the blocks to the end of the first frame
    /// (https://www.w3.org/Graphics/GIF/spec-gif89a.txt). Ignores further frames, even thousands.
    static func gif(_ bytes: [UInt8]) throws(ImageError) -> ImageHeader {
        var reader = ByteReader(bytes, .gif, at: 6)
        let width = try reader.littleEndian(2)
        let height = try reader.littleEndian(2)
        let flags = try reader.byte()
        try reader.skip(2)
        try skipColorTable(&reader, flags)
        while true {
            switch try reader.byte() {
            case 0x21:
                try reader.skip(1)
                try skipSubBlocks(&reader)
            case 0x2C:
                let frame = try skipFrame(&reader)
                var header = try ImageHeader(.gif, width: width, height: height, fixedMemory: 0)
                header.largestWidth = max(width, frame.width)
                header.largestHeight = max(height, frame.height)
                // A canvas of four bytes per pixel, and an index.
                header.fixedMemory = header.largestWidth * header.largestHeight * 5
                header.still = bytes[..<reader.position] + [0x3B]
                return header
            case 0x3B: throw .damaged(.gif, reason: "it has no frame")
            default: throw .damaged(.gif, reason: "it holds an unknown block")
            }
        }
    }

    /// Skips a frame after its separator; returns its size including its offset on the screen.
    private static func skipFrame(_ reader: inout ByteReader) throws(ImageError) -> (width: Int, height: Int) {
        let left = try reader.littleEndian(2)
        let top = try reader.littleEndian(2)
        let width = try reader.littleEndian(2)
        let height = try reader.littleEndian(2)
        try skipColorTable(&reader, reader.byte())
        try reader.skip(1)
        try skipSubBlocks(&reader)
        return (left + width, top + height)
    }

    private static func skipColorTable(_ reader: inout ByteReader, _ flags: Int) throws(ImageError) {
        if flags & 0x80 != 0 { try reader.skip(3 << (flags & 7 + 1)) }
    }

    private static func skipSubBlocks(_ reader: inout ByteReader) throws(ImageError) {
        while true {
            let length = try reader.byte()
            if length == 0 { return }
            try reader.skip(length)
        }
    }
}
