/// A picture's bytes that have passed: of a format that is shown, whole, with a header that can be read. Only this is
/// given to a decoder. Whether it is small enough to decode, ``ImageLimits/check(_:for:)`` says.
package struct ImageData: Sendable, Hashable {
    /// As they came.
    package let bytes: [UInt8]
    /// What they say of themselves.
    package let header: ImageHeader

    /// Looks at bytes of any origin.
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

    /// In pixels, as the picture is shown.
    package var width: Int { header.isTurned ? header.height : header.width }

    /// In pixels, as the picture is shown.
    package var height: Int { header.isTurned ? header.width : header.height }
}
