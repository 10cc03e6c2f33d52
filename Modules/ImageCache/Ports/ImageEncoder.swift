package import Pixels

/// Encodes pixels into an image format.
package protocol ImageEncoder: Sendable {
    /// Encodes a bitmap. Blocks during encoding.
    ///
    /// - Throws: `.cannotEncode` or `.libraryMissing`.
    func encode(_ bitmap: Bitmap, as encoding: ImageEncoding) throws(ImageError) -> [UInt8]
}

/// An encoding format.
package enum ImageEncoding: Sendable, Hashable {
    /// Lossless.
    case png
    /// Lossy, without alpha (transparent pixels become white); `quality` is 1 to 100.
    case jpeg(quality: Int)
}
