package import Models
internal import Pixels

/// Converts an image that the user chose to one that a directory accepts.
package struct PhotoPreparation: Sendable {
    private let decoder: any ImageDecoder
    private let encoder: any ImageEncoder

    package init(decoder: any ImageDecoder, encoder: any ImageEncoder) {
        self.decoder = decoder
        self.encoder = encoder
    }

    /// Returns the image unchanged if it fits. Otherwise scales it down and encodes it again: as PNG if it has
    /// transparent pixels and stays small enough, otherwise as JPEG. Always removes metadata such as place and author.
    /// Blocks during decoding and encoding; check the image beforehand with ``ImageLimits/check(_:for:)`` for
    /// `.fit(width: maximumSide, height: maximumSide)`.
    ///
    /// - Throws: errors of decoder and encoder; `.tooManyBytes` if even a small version is too large.
    package func prepare(_ image: ImageData, for limits: PhotoLimits) throws(ImageError) -> ImageData {
        let fits =
            image.bytes.count <= limits.maximumBytes && max(image.width, image.height) <= limits.maximumSide
        if fits, Self.formats.contains(image.format), !image.header.hasMetadata { return image }
        var bitmap = try decoder.decode(image, to: .fit(width: limits.maximumSide, height: limits.maximumSide))
        while true {
            for encoding in encodings(of: bitmap) {
                let bytes = try encoder.encode(bitmap, as: encoding)
                if bytes.count <= limits.maximumBytes { return try ImageData(bytes) }
            }
            guard max(bitmap.width, bitmap.height) > Self.smallestSide else {
                throw .tooManyBytes(limit: limits.maximumBytes)
            }
            bitmap = bitmap.fitted(inWidth: bitmap.width * 3 / 4, height: bitmap.height * 3 / 4)
        }
    }

    private static let smallestSide = 64

    /// The formats that every directory accepts.
    private static let formats: Set<ImageFormat> = [.png, .jpeg]

    /// In order of quality.
    private func encodings(of bitmap: Bitmap) -> [ImageEncoding] {
        let jpegs = [90, 80, 65].map { ImageEncoding.jpeg(quality: $0) }
        let isClearSomewhere = stride(from: 3, to: bitmap.bytes.count, by: 4).contains { bitmap.bytes[$0] < 255 }
        return isClearSomewhere ? [.png] + jpegs : jpegs
    }
}
