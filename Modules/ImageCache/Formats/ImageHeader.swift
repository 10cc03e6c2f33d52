/// What a picture says of itself, read before anything is decoded, by our own code: a library that is asked for the size
/// may have allocated it by then, and some say nothing of a picture that ends too early.
package struct ImageHeader: Sendable, Hashable {
    package let format: ImageFormat
    /// In pixels, at least 1, before any rotation.
    package let width: Int
    /// In pixels, at least 1, before any rotation.
    package let height: Int
    /// Whether EXIF turns it by a quarter, so that its sides change places.
    package internal(set) var isTurned = false
    /// Whether it has EXIF, XMP, IPTC or texts, which may say where it was taken, and by whom.
    package internal(set) var hasMetadata = false
    /// The first frame alone, as a picture of its own, where decoding the bytes would mean decoding more.
    package internal(set) var still: [UInt8]?
    /// The sides of the largest buffer that decoding takes: the picture's, or its first frame's if a format lets that
    /// be larger.
    var largestWidth: Int
    var largestHeight: Int
    /// What decoding takes however small the result is, in bytes.
    var fixedMemory: Int
    /// Whether decoders scale it before all its pixels are there.
    var scalesWhileDecoding = false

    init(_ format: ImageFormat, width: Int, height: Int, fixedMemory: Int) throws(ImageError) {
        guard width > 0, height > 0 else { throw .damaged(format, reason: "it has no size") }
        self.format = format
        self.width = width
        self.height = height
        largestWidth = width
        largestHeight = height
        self.fixedMemory = fixedMemory
    }

    /// The scaled size for a target, before any rotation.
    package func scaledSize(for target: ImageTarget) -> (width: Int, height: Int) {
        guard isTurned else { return target.scaledSize(width: width, height: height) }
        let turned = target.scaledSize(width: height, height: width)
        return (turned.height, turned.width)
    }

    /// What decoding for a target takes at most, in bytes, the result left out. Measured with gdk-pixbuf and rounded up.
    func decodingMemory(for target: ImageTarget) -> Int {
        guard scalesWhileDecoding else { return fixedMemory }
        let scaled = scaledSize(for: target)
        // Libraries shrink by eighths at the best, and by powers of two to at most twice the size that is wanted.
        let pixels = min(max(width * height / 64, scaled.width * scaled.height * 4), width * height)
        return fixedMemory + pixels * 4
    }
}
