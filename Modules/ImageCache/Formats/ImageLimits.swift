/// The size limits of an image, checked before decoding.
package struct ImageLimits: Sendable, Hashable {
    /// The size of the file or response body in bytes.
    package var bytes: Int
    /// Width times height.
    package var pixels: Int
    /// The longer side, in pixels.
    package var side: Int
    /// The memory for decoding one image, and for its result, in bytes each. It limits images that can't be scaled
    /// during decoding, such as twelve megapixels of a PNG with alpha.
    package var memory: Int

    /// The defaults: 10 MiB, 40 megapixels, 16,384 pixels per side, 48 MiB of memory.
    package init(
        bytes: Int = 10 << 20, pixels: Int = 40_000_000, side: Int = 16_384, memory: Int = 48 << 20
    ) {
        self.bytes = bytes
        self.pixels = pixels
        self.side = side
        self.memory = memory
    }

    /// Checks whether an image may be decoded for a target.
    ///
    /// - Throws: `.tooManyBytes` or `.tooManyPixels`.
    package func check(_ image: ImageData, for target: ImageTarget) throws(ImageError) {
        guard image.bytes.count <= bytes else { throw .tooManyBytes(limit: bytes) }
        let header = image.header
        let (width, height) = (header.largestWidth, header.largestHeight)
        let scaled = header.scaledSize(for: target)
        guard width <= side, height <= side, width * height <= pixels,
            header.decodingMemory(for: target) <= memory,
            // The library's pixels and the copy of them.
            scaled.width * scaled.height * 8 <= memory
        else { throw .tooManyPixels(width: width, height: height) }
    }
}
