/// Validated image bytes: of a supported format, complete, with a readable header. Decoders accept only these.
/// ``ImageLimits/check(_:for:)`` decides whether it is small enough to decode.
package struct ImageData: Sendable, Hashable {
    /// The original bytes.
    package let bytes: [UInt8]
    /// The parsed header.
    package let header: ImageHeader

    /// Validates bytes of any origin.
    ///
    /// - Throws: `.empty`, `.notAnImage` or `.damaged`.
    package init(_ bytes: [UInt8]) throws(ImageError) {
        guard !bytes.isEmpty else { throw .empty }
        header =
            switch ImageFormat(sniffing: bytes) {
            case .png: try .png(bytes)
            case .jpeg: try .jpeg(bytes)
            case .gif: try .gif(bytes)
            case .webp: try .webP(bytes)
            case nil: throw .notAnImage(found: ForeignContent.name(of: bytes))
            }
        self.bytes = bytes
    }

    package var format: ImageFormat { header.format }

    /// The width in pixels, after rotation.
    package var width: Int { header.isTurned ? header.height : header.width }

    /// The height in pixels, after rotation.
    package var height: Int { header.isTurned ? header.width : header.height }
}
