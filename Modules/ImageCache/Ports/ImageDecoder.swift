package import Pixels

/// Decodes validated bytes into pixels.
package protocol ImageDecoder: Sendable {
    /// Decodes the first frame, rotated upright by EXIF, at the target's size. Blocks during decoding. The caller must
    /// have checked the image with ``ImageLimits/check(_:for:)``.
    ///
    /// - Throws: `.damaged`, `.libraryMissing`, or `.formatUnavailable`.
    func decode(_ image: ImageData, to target: ImageTarget) throws(ImageError) -> Bitmap
}
