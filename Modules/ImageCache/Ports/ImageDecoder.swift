package import Pixels

/// Turns checked bytes into pixels.
package protocol ImageDecoder: Sendable {
    /// Decodes the first frame, upright as EXIF says, at the target's size. Blocks and computes for as long as it takes.
    /// The caller has had ``ImageLimits/check(_:for:)`` look at the picture.
    ///
    /// - Throws: `.damaged`, `.libraryMissing`, or `.formatUnavailable`.
    func decode(_ image: ImageData, to target: ImageTarget) throws(ImageError) -> Bitmap
}
