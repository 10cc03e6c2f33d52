/// An image's header, parsed before decoding by Kith's own code: a library might allocate the image before it reports
/// the size, and some don't report truncated images.
package struct ImageHeader: Sendable, Hashable {
    package let format: ImageFormat
    /// In pixels, at least 1, before rotation.
    package let width: Int
    /// In pixels, at least 1, before rotation.
    package let height: Int
    /// True if EXIF rotates the image by 90 degrees, which swaps its sides.
    package internal(set) var isTurned = false
    /// True if it contains EXIF, XMP, IPTC or texts, which may name its place or author.
    package internal(set) var hasMetadata = false
    /// The first frame as a still image, if decoding the original bytes would decode more.
    package internal(set) var still: [UInt8]?
    /// The sides of the largest buffer needed for decoding: the image's, or its first frame's if the format allows that
    /// to be larger.
    var largestWidth: Int
    var largestHeight: Int
    /// The memory in bytes that decoding takes regardless of the target size.
    var fixedMemory: Int
    /// True if decoders scale the image before all its pixels are decoded.
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

    /// The scaled size for a target, before rotation.
    package func scaledSize(for target: ImageTarget) -> (width: Int, height: Int) {
        guard isTurned else { return target.scaledSize(width: width, height: height) }
        let turned = target.scaledSize(width: height, height: width)
        return (turned.height, turned.width)
    }

    /// An upper bound of the memory in bytes to decode for a target, without the result. Measured with gdk-pixbuf and
    /// rounded up.
    func decodingMemory(for target: ImageTarget) -> Int {
        guard scalesWhileDecoding else { return fixedMemory }
        let scaled = scaledSize(for: target)
        // Libraries scale by eighths at best, and by powers of two to at most twice the wanted size.
        let pixels = min(max(width * height / 64, scaled.width * scaled.height * 4), width * height)
        return fixedMemory + pixels * 4
    }
}
