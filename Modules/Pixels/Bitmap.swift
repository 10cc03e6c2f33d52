// Pixels is what decoders make and terminals show: a picture as plain bytes, and the few changes of shape a contacts
// app asks of it. It is a module of its own so that decoding, caching and drawing need not know each other.
// It owns no state. It must not know files, formats, libraries, terminals or contacts.

/// A picture of pixels in rows from the top, each four bytes: red, green, blue, alpha, sRGB, alpha not multiplied in.
package struct Bitmap: Sendable, Hashable {
    /// In pixels, at least 1.
    package let width: Int
    /// In pixels, at least 1.
    package let height: Int
    /// `width * height * 4` bytes, without padding.
    package let bytes: [UInt8]

    /// Nil where the sides are not positive or `bytes` has not exactly their number.
    package init?(width: Int, height: Int, bytes: [UInt8]) {
        guard width > 0, height > 0 else { return nil }
        let (pixels, tooMany) = width.multipliedReportingOverflow(by: height)
        let (count, tooLong) = pixels.multipliedReportingOverflow(by: 4)
        guard !tooMany, !tooLong, bytes.count == count else { return nil }
        self.init(trusted: bytes, width: width, height: height)
    }

    /// For the changes of this module, which make as many bytes as they say.
    init(trusted bytes: [UInt8], width: Int, height: Int) {
        self.width = width
        self.height = height
        self.bytes = bytes
    }

    /// The pixel at a column and row counted from 0 at the top left; both must be inside.
    package subscript(column: Int, row: Int) -> Pixel {
        let start = (row * width + column) * 4
        return Pixel(
            red: bytes[start], green: bytes[start + 1], blue: bytes[start + 2], alpha: bytes[start + 3])
    }

    /// What it costs to keep in memory, in bytes.
    package var cost: Int { bytes.count }
}
