package import Pixels

/// Turns pixels into bytes of a format.
package protocol ImageEncoder: Sendable {
    /// Encodes. Blocks and computes for as long as it takes.
    ///
    /// - Throws: `.cannotEncode` or `.libraryMissing`.
    func encode(_ bitmap: Bitmap, as encoding: ImageEncoding) throws(ImageError) -> [UInt8]
}

/// A format to encode to.
package enum ImageEncoding: Sendable, Hashable {
    /// Loses nothing.
    case png
    /// Loses alpha (clear pixels become white) and some detail; `quality` is 1 to 100.
    case jpeg(quality: Int)
}
