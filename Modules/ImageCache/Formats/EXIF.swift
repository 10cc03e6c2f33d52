/// The subset of EXIF needed for display.
enum EXIF {
    /// The orientation, 1 to 8, in an APP1 segment; nil if it has none or is not EXIF. The segment is a TIFF header and
    /// a directory of entries (Exif 2.32, section 4.6).
    static func orientation(_ segment: inout ByteReader) -> Int? {
        guard (try? segment.text(6)) == "Exif\0\0" else { return nil }
        return try? value(of: 0x0112, in: Array(segment.bytes[segment.position...]), segment.format)
    }

    private static func value(of tag: Int, in bytes: [UInt8], _ format: ImageFormat) throws(ImageError) -> Int? {
        let isLittleEndian = bytes.starts(with: "II".utf8)
        var reader = ByteReader(bytes, format, at: 4)
        func number(_ count: Int) throws(ImageError) -> Int {
            try isLittleEndian ? reader.littleEndian(count) : reader.bigEndian(count)
        }
        let directory = try number(4)
        reader = ByteReader(bytes, format, at: directory)
        for _ in 0..<(try number(2)) {
            let found = try number(2)
            try reader.skip(6)
            let value = try number(2)
            try reader.skip(2)
            if found == tag { return (1...8).contains(value) ? value : nil }
        }
        return nil
    }
}
