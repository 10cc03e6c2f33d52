/// How large a picture may be. Checked before anything is decoded.
package struct ImageLimits: Sendable, Hashable {
    /// Of the file or the answer's body, in bytes.
    package var bytes: Int
    /// Width times height.
    package var pixels: Int
    /// The longer side, in pixels.
    package var side: Int
    /// What decoding one picture may take, and what its result may take, in bytes each. It decides about what can't be
    /// scaled while it is decoded: twelve megapixels of a PNG with alpha, for instance.
    package var memory: Int

    /// 10 MiB, 40 megapixels, 16,384 pixels a side, 48 MiB of memory.
    package init(
        bytes: Int = 10 << 20, pixels: Int = 40_000_000, side: Int = 16_384, memory: Int = 48 << 20
    ) {
        self.bytes = bytes
        self.pixels = pixels
        self.side = side
        self.memory = memory
    }

    /// Whether a picture may be decoded for a target.
    ///
    /// - Throws: `.tooManyBytes` or `.tooManyPixels`.
    package func check(_ image: ImageData, for target: ImageTarget) throws(ImageError) {
        guard image.bytes.count <= bytes else { throw .tooManyBytes(limit: bytes) }
        let header = image.header
        let (width, height) = (header.largestWidth, header.largestHeight)
        let scaled = header.scaledSize(for: target)
        guard width <= side, height <= side, width * height <= pixels,
            header.decodingMemory(for: target) <= memory,
            // As the library's pixels and as ours.
            scaled.width * scaled.height * 8 <= memory
        else { throw .tooManyPixels(width: width, height: height) }
    }
}
