// Pixels: bitmaps between decoders and terminals: an image as plain bytes, with scaling and cropping. It is a separate
// module so that decoding, caching and drawing need not know each other. It owns no state; it must not know files,
// formats, libraries, terminals or contacts.

/// An image as rows of pixels from the top, four bytes each: red, green, blue, alpha; sRGB with straight (not
/// premultiplied) alpha.
package struct Bitmap: Sendable, Hashable {
    /// In pixels, at least 1.
    package let width: Int
    /// In pixels, at least 1.
    package let height: Int
    /// `width * height * 4` bytes, without padding.
    package let bytes: [UInt8]

    /// Nil if a side is not positive or the number of bytes does not match.
    package init?(width: Int, height: Int, bytes: [UInt8]) {
        guard width > 0, height > 0 else { return nil }
        let (pixels, tooMany) = width.multipliedReportingOverflow(by: height)
        let (count, tooLong) = pixels.multipliedReportingOverflow(by: 4)
        guard !tooMany, !tooLong, bytes.count == count else { return nil }
        self.init(trusted: bytes, width: width, height: height)
    }

    /// For this module's own transformations, whose byte counts are correct.
    init(trusted bytes: [UInt8], width: Int, height: Int) {
        self.width = width
        self.height = height
        self.bytes = bytes
    }

    /// The pixel at a zero-based column and row from the top left; both must be inside.
    package subscript(column: Int, row: Int) -> Pixel {
        let start = (row * width + column) * 4
        return Pixel(
            red: bytes[start], green: bytes[start + 1], blue: bytes[start + 2], alpha: bytes[start + 3])
    }

    /// The memory cost in bytes.
    package var cost: Int { bytes.count }
}
